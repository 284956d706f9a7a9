import { callOf } from '../../mfe-calls/src/rtc/call/callState';
import { askBack } from './browserTakes';
import type { Move } from './Move';
import { serverLoses } from './serverHears';
import { atRest, browserOf, type Rules, spend, type World } from './world';

const goingOn = new Set(['connecting', 'connected', 'reconnecting']);

/** A page in a call is loaded anew: another page of the same person, with nothing but the call it was in, asks to go back. */
export function reloads(world: World, device: string): Move[] {
  const browser = browserOf(world, device);
  const call = callOf(browser.machine.state);
  if (
    world.budget.reloads === 0 ||
    !browser.isConnected ||
    !call ||
    !goingOn.has(browser.machine.state.phase)
  )
    return [];
  const others = Object.fromEntries(Object.entries(world.browsers).filter(([name]) => name !== device));
  const anew = `${device}'`;
  const spent = spend(world, 'reloads');
  const next = { ...spent, browsers: { ...others, [anew]: atRest }, left: [...world.left, device] };
  return [{ name: `${device} is loaded anew`, next: askBack(next, anew, call) }];
}

/** The server notices, sooner or later, that a page is gone. */
export function noticings(world: World, rules: Rules): Move[] {
  return world.left.map((device) => {
    const left = world.left.filter((other) => other !== device);
    const next = serverLoses({ ...world, left }, device, rules);
    return { name: `the server notices that ${device} is gone`, next };
  });
}
