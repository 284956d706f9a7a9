import { stepCall } from '../../mfe-calls/src/rtc/call/callMachine';
import { idleBrowser, type Budget, type Rules, type ModelState } from './modelState';
import { serverRules } from './serverRules';

/** The rules of the product. */
export const rules: Rules = { step: stepCall, server: serverRules };
const nothing: Budget = {
  dials: {},
  hangUps: 0,
  disconnects: 0,
  duplicates: 0,
  reorders: 0,
  timeouts: 0,
  linkLosses: 0,
  reloads: 0,
  leaves: 0,
  sessionEnds: 0,
  rings: 99,
};

/** Idle browsers with their cameras on, and a budget of events. */
export function initialState(devices: string[], budget: Partial<Budget>): ModelState {
  return {
    browsers: Object.fromEntries(devices.map((device) => [device, idleBrowser])),
    calls: {},
    closedPages: [],
    departed: [],
    isAgreed: false,
    isDisturbed: false,
    fault: null,
    budget: { ...nothing, ...budget },
  };
}

/** Who calls. */
export const oneCall = { dials: { A1: 1 } };
export const glare = { dials: { A1: 1, B1: 1 } };
