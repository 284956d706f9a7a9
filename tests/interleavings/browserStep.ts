import type { CallEffect, CallInput, CallTimer, ResumedAs } from '../../mfe-calls/src/rtc/call/callInputs';
import { callOf, type Call } from '../../mfe-calls/src/rtc/call/callState';
import { rejoinInputs } from '../../mfe-calls/src/rtc/call/callTransitions';
import {
  browserOf,
  type Browser,
  type ServerMessage,
  type Rules,
  type ClientMessage,
  userOf,
  withBrowser,
  type ModelState,
} from './modelState';

/** A browser handles one message or user action, and runs the effects of its machine. */
export function browserStep(
  state: ModelState,
  device: string,
  message: ServerMessage,
  rules: Rules,
): ModelState {
  if (message.type === 'described') return handleDescription(state, device, message, rules);
  return handleInput(state, device, message, rules);
}

function handleInput(state: ModelState, device: string, input: CallInput, rules: Rules): ModelState {
  const before = browserOf(state, device);
  if (before.savedCall && input.type === 'resumed' && input.callId === before.savedCall.callId)
    return rejoin(state, device, before.savedCall, input.as, rules);
  const { machine, effects } = rules.step(before.machine, input);
  const after = effects.reduce(carryOut, { ...before, machine });
  return withBrowser(state, device, after);
}

/** A reloaded page receives the state of its call: it rejoins, or asks again until it gives up. */
function rejoin(state: ModelState, device: string, savedCall: Call, as: ResumedAs, rules: Rules): ModelState {
  const cleared = withBrowser(state, device, { savedCall: null });
  const inputs = rejoinInputs(savedCall, as);
  if (inputs) return inputs.reduce((next, input) => handleInput(next, device, input, rules), cleared);
  // until the server has noticed that the old page is gone, the page asks again
  const isTooSoon = state.closedPages.some((old) => userOf(old) === userOf(device));
  return isTooSoon ? requestResume(state, device, savedCall) : cleared;
}

/** Asks the server for the state of the saved call. */
export function requestResume(state: ModelState, device: string, savedCall: Call): ModelState {
  const { callId } = savedCall;
  const browser = browserOf(state, device);
  return withBrowser(
    state,
    device,
    send({ ...browser, savedCall }, { type: 'send', event: 'call-resume', callId }),
  );
}

/** An offer may start a newer connection: the machine decides, then the connection answers if it is that one. */
function handleDescription(
  state: ModelState,
  device: string,
  { kind, callId, generation }: Extract<ServerMessage, { type: 'described' }>,
  rules: Rules,
): ModelState {
  const updated =
    kind === 'offer'
      ? handleInput(state, device, { type: 'offerReceived', callId, generation }, rules)
      : state;
  const browser = browserOf(updated, device);
  const { link } = browser;
  if (link?.callId !== callId || link.generation !== generation) return updated;
  const ready = { ...browser, link: { ...link, isReady: true } };
  return withBrowser(updated, device, kind === 'offer' ? describe(ready, 'answer') : ready);
}

function carryOut(browser: Browser, effect: CallEffect): Browser {
  switch (effect.type) {
    case 'send':
      return send(browser, effect);
    case 'openLink': {
      const { callId, generation, offers } = effect;
      const opened = { ...browser, link: { callId, generation, offers, isReady: false, isUp: false } };
      return offers ? describe(opened, 'offer') : opened;
    }
    case 'closeLink':
      return { ...browser, link: null };
    case 'restartIce':
      return browser.link
        ? describe({ ...browser, link: { ...browser.link, isReady: false } }, 'offer')
        : browser;
    case 'resetMedia':
      return browser;
    case 'start':
      return { ...browser, timers: [...new Set<CallTimer>([...browser.timers, effect.timer])].sort() };
    case 'stop':
      return { ...browser, timers: browser.timers.filter((timer) => timer !== effect.timer) };
  }
}

function describe(browser: Browser, kind: 'offer' | 'answer'): Browser {
  const call = callOf(browser.machine.state);
  if (!browser.link || !call) return browser;
  const { callId, generation } = browser.link;
  const seq = browser.seq + 1;
  const to = call.peer.socketId;
  return send({ ...browser, seq }, { type: 'describe', kind, callId, generation, seq, to });
}

/** A message on a closed connection is lost; none is queued. */
function send(browser: Browser, message: ClientMessage): Browser {
  return browser.isConnected ? { ...browser, toServer: [...browser.toServer, message] } : browser;
}
