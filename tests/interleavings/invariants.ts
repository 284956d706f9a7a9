import { callOf } from '../../mfe-calls/src/rtc/call/callState';
import { type Browser, userOf, type World } from './world';

const inCall = new Set(['connecting', 'connected', 'reconnecting']);

/** What must hold at every moment; null when it does, else a sentence. */
export function brokenAlways(world: World): string | null {
  for (const user of new Set(Object.keys(world.browsers).map(userOf))) {
    const active = Object.values(world.calls).filter(
      ({ phase, caller, callee }) => phase !== 'ended' && [caller.userId, callee.userId].includes(user),
    );
    if (active.length > 1) return `${user} is in ${String(active.length)} calls at once`;
  }
  for (const [device, { machine, link }] of Object.entries(world.browsers)) {
    if (inCall.has(machine.state.phase) !== (link !== null)) {
      return `${device} is ${machine.state.phase} ${link ? 'with' : 'without'} a peer connection`;
    }
    if (link && link.callId !== callOf(machine.state)?.callId)
      return `${device} keeps the connection of another call`;
  }
  const up = Object.entries(world.browsers).filter(([, { link }]) => link?.isReady);
  for (const [device, { link }] of up) {
    const call = world.calls[link?.callId ?? ''];
    const sides = [call?.caller.device, call?.callee.device];
    if (!sides.includes(device)) return `${device} exchanged descriptions in a call it has no part in`;
  }
  return null;
}

/** What must hold when everything said has been heard and every browser is connected. */
export function brokenAtRest(world: World): string | null {
  for (const [device, { machine }] of Object.entries(world.browsers)) {
    if (machine.owed.length > 0) return `${device} still owes the server a word`;
    const present = callOf(machine.state);
    if (!present) continue;
    const call = world.calls[present.callId];
    const phase = machine.state.phase;
    if (!call || call.phase === 'ended') return `${device} is ${phase} in a call that is over`;
    if (phase === 'ringing' && !call.ringing.includes(device)) return `${device} rings for nobody`;
    if (phase === 'dialling' && call.phase !== 'ringing')
      return `${device} dials although its call is ${call.phase}`;
    if (inCall.has(phase) && call[present.role].device !== device)
      return `${device} is in a call held by another`;
    if (inCall.has(phase) && call.phase !== 'accepted')
      return `${device} is ${phase} before the call is accepted`;
  }
  for (const call of Object.values(world.calls)) {
    if (call.phase === 'ended') continue;
    // a side whose page gave up is waited for, and then the call ends
    const held = [call.caller, call.callee].filter(({ lostAt }) => lostAt === null);
    const sides =
      call.phase === 'ringing' ? [call.caller.device, ...call.ringing] : held.map(({ device }) => device);
    for (const device of sides) {
      const browser = device === null ? undefined : world.browsers[device];
      if (!isIn(browser, call.id))
        return `the server holds ${call.id}, which ${String(device)} knows nothing of`;
    }
  }
  return null;
}

/** What must hold in the end, when every timer has run out. */
export function brokenInTheEnd(world: World): string | null {
  for (const [device, { machine, timers }] of Object.entries(world.browsers)) {
    const { phase } = machine.state;
    if (phase !== 'available' && phase !== 'connected') return `${device} stays ${phase} for ever`;
    if (timers.length > 0) return `${device} keeps waiting for ${timers.join(', ')}`;
  }
  return null;
}

export function isAtRest(world: World): boolean {
  if (world.left.length > 0) return false;
  return Object.values(world.browsers).every(
    ({ isConnected, toServer, toBrowser }) => isConnected && toServer.length === 0 && toBrowser.length === 0,
  );
}

function isIn(browser: Browser | undefined, callId: string): boolean {
  return browser !== undefined && callOf(browser.machine.state)?.callId === callId;
}
