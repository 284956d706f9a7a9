import {
  answerCall,
  leaveStoredCall,
} from '../../server/src/features/community/calls/oneToOne/rules/callRules';
import {
  departDevice,
  loseDevice,
  applyTimeouts,
  resumeCall,
} from '../../server/src/features/community/calls/oneToOne/rules/followConnections';
import { placeCall } from '../../server/src/features/community/calls/oneToOne/rules/placeCall';
import { relaySignal } from '../../server/src/features/community/calls/oneToOne/rules/relaySignal';

/** The server's rules of calls, as it runs them. */
export const serverRules = {
  answerCall,
  leaveStoredCall,
  departDevice,
  loseDevice,
  applyTimeouts,
  placeCall,
  relaySignal,
  resumeCall,
};

export type ServerRules = typeof serverRules;
