import { testCallRounds } from '../journeys/setup/callRounds';
import { ownJourneyProduct } from '../journeys/setup/journeyProduct';
import { journeysIn } from '../journeys/setup/journeys';
import { realTimeLimits } from '../journeys/setup/limits';

const manyCalls = async () => ({ CALL_ALLOWANCE: '1000' });

const rounds = Number(process.env['CALL_ROUNDS'] ?? 10);

journeysIn(ownJourneyProduct(manyCalls), 'two people in a call', (setup) => testCallRounds(setup, rounds), {
  limits: realTimeLimits,
});
