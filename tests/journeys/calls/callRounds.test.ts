import { testCallRounds } from '../setup/callRounds';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

// `npm run soak` runs more rounds
journeysIn(ownJourneyProduct(), 'two people in a call', (setup) => testCallRounds(setup, 3));
