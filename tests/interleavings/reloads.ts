import { callOf } from '../../mfe-calls/src/rtc/call/callTransitions';
import { requestResume } from './browserStep';
import { findCall, serverLosesDevice } from './serverStep';
import {
  idleBrowser,
  browserOf,
  disturbed,
  isSideAway,
  type Rules,
  spend,
  type ModelState,
  type Transition,
} from './modelState';

const activePhases = new Set(['connecting', 'connected', 'reconnecting']);

/** A page in a call is reloaded: a new page of the same user, which only knows the saved call, asks to rejoin it. */
export function reloads(state: ModelState, device: string): Transition[] {
  const browser = browserOf(state, device);
  const call = callOf(browser.machine.state);
  if (
    state.budget.reloads === 0 ||
    !browser.isConnected ||
    !call ||
    !activePhases.has(browser.machine.state.phase)
  )
    return [];
  const others = Object.fromEntries(Object.entries(state.browsers).filter(([name]) => name !== device));
  const reloaded = `${device}'`;
  // a page that is gone before the server knows of its acceptance cannot count on the call
  const isKnown = findCall(state, call.callId)?.phase === 'accepted' && !isSideAway(state);
  const spent = isKnown ? spend(state, 'reloads') : disturbed(spend(state, 'reloads'));
  const next = {
    ...spent,
    browsers: { ...others, [reloaded]: idleBrowser },
    closedPages: [...state.closedPages, device],
  };
  return [{ name: `${device} reloads`, next: requestResume(next, reloaded, call) }];
}

/** The server notices that a page was closed. */
export function pageCloseNotices(state: ModelState, rules: Rules): Transition[] {
  return state.closedPages.map((device) => {
    const closedPages = state.closedPages.filter((other) => other !== device);
    const next = serverLosesDevice({ ...state, closedPages }, device, rules);
    return { name: `the server notices that ${device} is gone`, next };
  });
}
