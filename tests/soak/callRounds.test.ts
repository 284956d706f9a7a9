import { testCallRounds } from '../journeys/setup/callRounds';
import { ownJourneyProduct } from '../journeys/setup/journeyProduct';
import { journeysIn } from '../journeys/setup/journeys';

const manyCalls = async () => ({ CALL_ALLOWANCE: '1000' });

journeysIn(ownJourneyProduct(manyCalls), 'two people in a call', (setup) => testCallRounds(setup, 50));
