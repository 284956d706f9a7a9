import { answerCall } from '../../server/src/features/social/calls/oneToOne/rules/answerCall';
import {
  loseDevice,
  applyTimeouts,
  resumeCall,
} from '../../server/src/features/social/calls/oneToOne/rules/followConnections';
import { leaveStoredCall } from '../../server/src/features/social/calls/oneToOne/rules/leaveStoredCall';
import { placeCall } from '../../server/src/features/social/calls/oneToOne/rules/placeCall';
import { relaySignal } from '../../server/src/features/social/calls/oneToOne/rules/relaySignal';

/** The server's rules of calls, as it runs them. */
export const serverRules = {
  answerCall,
  leaveStoredCall,
  loseDevice,
  applyTimeouts,
  placeCall,
  relaySignal,
  resumeCall,
};

export type ServerRules = typeof serverRules;
