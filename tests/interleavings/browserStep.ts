import type {
  CallEffect,
  CallInput,
  CallTimer,
  ResumedAs,
  Call,
} from '../../mfe-calls/src/rtc/call/callTypes';
import { callOf, rejoinInputs } from '../../mfe-calls/src/rtc/call/callTransitions';
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

/** The user leaves calls: the machine ends the call, then the page goes offline and handles nothing more. */
export function leaveStep(state: ModelState, device: string, rules: Rules): ModelState {
  const left = handleInput(state, device, { type: 'left' }, rules);
  const browser = send(browserOf(left, device), { type: 'leave' });
  return withBrowser(left, device, { ...browser, hasLeft: true, saved: null });
}

/** Inputs before which the page opens camera and microphone. */
const needsMedia = new Set<CallInput['type']>(['dialled', 'accepted', 'rejoined']);

function handleInput(state: ModelState, device: string, input: CallInput, rules: Rules): ModelState {
  const before = browserOf(state, device);
  if (before.hasLeft) return state;
  if (before.saved && input.type === 'resumed' && input.callId === before.saved.call.callId)
    return rejoin(state, device, before.saved, input.as, rules);
  const { machine, effects } = rules.step(before.machine, input);
  // the page opens the devices first, and releases them if no call came of it
  const isInCall = callOf(machine.state) !== null && machine.state.phase !== 'ringing';
  const hasMedia = before.hasMedia || (needsMedia.has(input.type) && isInCall);
  const after = effects.reduce(carryOut, { ...before, machine, hasMedia });
  return withBrowser(state, device, after);
}

/** A reloaded page receives the state of its call: it rejoins, or asks again until it gives up. */
function rejoin(
  state: ModelState,
  device: string,
  { call, isTooSoon }: NonNullable<Browser['saved']>,
  as: ResumedAs,
  rules: Rules,
): ModelState {
  const cleared = withBrowser(state, device, { saved: null });
  const inputs = rejoinInputs(call, as);
  if (inputs) return inputs.reduce((next, input) => handleInput(next, device, input, rules), cleared);
  return isTooSoon ? requestResume(state, device, call) : cleared;
}

/** Asks the server for the state of the saved call. */
export function requestResume(state: ModelState, device: string, call: Call): ModelState {
  const saved = { call, isTooSoon: state.closedPages.some((old) => userOf(old) === userOf(device)) };
  const { callId } = call;
  const browser = browserOf(state, device);
  return withBrowser(
    state,
    device,
    send({ ...browser, saved }, { type: 'send', event: 'call-resume', callId }),
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
      return { ...browser, hasMedia: false };
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
