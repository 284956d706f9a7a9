import { ProblemError } from '../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import type { Caller } from './callers';

/** Who somebody is on the calls pages. Only those whom others can see may call or meet; throws `not-registered` for the rest. */
export function callerOn({ data }: RealtimeSocket): Pick<Caller, 'peer' | 'username'> {
  if (!data.caller?.listed) throw new ProblemError(409, 'not-registered', 'Go online for calls first.');
  return { peer: data.caller.peer, username: data.caller.username };
}
