import { rejoinedAs } from '../../mfe-calls/src/rtc/call/rejoinedAs';
import type { CallEffect, CallInput, CallTimer, ResumedAs } from '../../mfe-calls/src/rtc/call/callInputs';
import { callOf, type Call } from '../../mfe-calls/src/rtc/call/callState';
import {
  browserOf,
  type Browser,
  type Heard,
  type Rules,
  type Said,
  userOf,
  withBrowser,
  type World,
} from './world';

/** A browser takes one message or deed, and does what its machine asks for. */
export function browserTakes(world: World, device: string, heard: Heard, rules: Rules): World {
  if (heard.type === 'described') return takeDescription(world, device, heard, rules);
  return takeInput(world, device, heard, rules);
}

function takeInput(world: World, device: string, input: CallInput, rules: Rules): World {
  const before = browserOf(world, device);
  if (before.kept && input.type === 'resumed' && input.callId === before.kept.callId)
    return goBack(world, device, before.kept, input.as, rules);
  const { machine, effects } = rules.step(before.machine, input);
  const after = effects.reduce(carryOut, { ...before, machine });
  return withBrowser(world, device, after);
}

/** A page that was loaded anew hears how its call stands: it goes back in, or asks again until it gives up. */
function goBack(world: World, device: string, kept: Call, as: ResumedAs, rules: Rules): World {
  const asked = withBrowser(world, device, { kept: null });
  const rejoined = rejoinedAs(kept, as);
  if (rejoined) return rejoined.reduce((next, input) => takeInput(next, device, input, rules), asked);
  // as long as the server has not noticed that the old page is gone, it is worth asking again
  const isTooSoon = world.left.some((old) => userOf(old) === userOf(device));
  return isTooSoon ? askBack(world, device, kept) : asked;
}

/** Asks whether the call is still there. */
export function askBack(world: World, device: string, kept: Call): World {
  const { callId } = kept;
  const browser = browserOf(world, device);
  return withBrowser(world, device, say({ ...browser, kept }, { type: 'say', event: 'call-resume', callId }));
}

/** An offer may begin a newer connection; the machine decides, then the connection answers if it is that one. */
function takeDescription(
  world: World,
  device: string,
  { kind, callId, generation }: Extract<Heard, { type: 'described' }>,
  rules: Rules,
): World {
  const told =
    kind === 'offer' ? takeInput(world, device, { type: 'offerHeard', callId, generation }, rules) : world;
  const browser = browserOf(told, device);
  const { link } = browser;
  if (link?.callId !== callId || link.generation !== generation) return told;
  const ready = { ...browser, link: { ...link, isReady: true } };
  return withBrowser(told, device, kind === 'offer' ? describe(ready, 'answer') : ready);
}

function carryOut(browser: Browser, effect: CallEffect): Browser {
  switch (effect.type) {
    case 'say':
      return say(browser, effect);
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
  return say({ ...browser, seq }, { type: 'describe', kind, callId, generation, seq, to });
}

/** What is said on a closed connection is lost; nothing is kept to be replayed. */
function say(browser: Browser, said: Said): Browser {
  return browser.isConnected ? { ...browser, toServer: [...browser.toServer, said] } : browser;
}
