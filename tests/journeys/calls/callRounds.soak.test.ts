import { testCallRounds } from '../setup/callRounds';
import { callJourneys } from '../setup/callJourneys';

// `npm run soak` runs more rounds
callJourneys('two people in a call', (setup) => testCallRounds(setup, 3));
