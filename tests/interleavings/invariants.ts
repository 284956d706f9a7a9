import { callOf } from '../../mfe-calls/src/rtc/call/callTransitions';
import type { StoredCall } from '../../server/src/database/schema/community/StoredCall';
import { type Browser, userOf, type ModelState } from './modelState';

const inCall = new Set(['connecting', 'connected', 'reconnecting']);

/** Checks a state while messages are in transit. Returns the violation, or null. */
export function violationAlways(state: ModelState): string | null {
  if (state.fault !== null) return state.fault;
  for (const user of new Set(Object.keys(state.browsers).map(userOf))) {
    const active = Object.values(state.calls).filter(
      ({ phase, caller, callee }) => phase !== 'ended' && [caller.userId, callee.userId].includes(user),
    );
    if (active.length > 1) return `${user} is in ${String(active.length)} calls at once`;
  }
  for (const [device, { machine, link, hasMedia }] of Object.entries(state.browsers)) {
    const { phase } = machine.state;
    if (hasMedia !== (phase === 'dialling' || inCall.has(phase)))
      return `${device} is ${phase} ${hasMedia ? 'with' : 'without'} its camera`;
    if (inCall.has(machine.state.phase) !== (link !== null)) {
      return `${device} is ${machine.state.phase} ${link ? 'with' : 'without'} a peer connection`;
    }
    if (link && link.callId !== callOf(machine.state)?.callId)
      return `${device} has the connection of another call`;
  }
  const up = Object.entries(state.browsers).filter(([, { link }]) => link?.isReady);
  for (const [device, { link }] of up) {
    const call = state.calls[link?.callId ?? ''];
    const sides = [call?.caller.device, call?.callee.device];
    if (!sides.includes(device)) return `${device} exchanged descriptions in a call it has no part in`;
  }
  return null;
}

/** Checks a state in which all messages are delivered and every browser is connected. */
export function violationAtRest(state: ModelState): string | null {
  for (const [device, { machine, hasLeft }] of Object.entries(state.browsers)) {
    // it does not ask whether its hang-up arrived
    if (hasLeft) continue;
    if (machine.pendingHangUps.length > 0) return `${device} has an unconfirmed hang-up`;
    const current = callOf(machine.state);
    if (!current) {
      if (isBlamedOnCallee(state, device))
        return `${device} reads that the callee was the cause of a refusal`;
      continue;
    }
    const call = state.calls[current.callId];
    const phase = machine.state.phase;
    if (!call || call.phase === 'ended') return `${device} is ${phase} in a call that is over`;
    if (phase === 'ringing' && !call.ringing.includes(device)) return `${device} rings for nobody`;
    if (phase === 'dialling' && call.phase !== 'ringing')
      return `${device} dials although its call is ${call.phase}`;
    if (inCall.has(phase) && call[current.role].device !== device)
      return `${device} is in a call of another device`;
    if (inCall.has(phase) && call.phase !== 'accepted')
      return `${device} is ${phase} before the call is accepted`;
  }
  for (const call of Object.values(state.calls)) {
    if (call.phase === 'ended') continue;
    const departed = [call.caller, call.callee].find(({ device }) => state.departed.includes(device ?? ''));
    if (departed) return `the server stores ${call.id}, although ${String(departed.device)} has left`;
    // the server waits for a side whose page is gone, and then ends the call
    const isLostAndLeft = ({ device, lostAt }: StoredCall['caller']) =>
      lostAt !== null && state.browsers[device ?? '']?.hasLeft === true;
    const connected = [call.caller, call.callee].filter(({ lostAt }) => lostAt === null);
    const sides =
      call.phase === 'ringing'
        ? [...(isLostAndLeft(call.caller) ? [] : [call.caller.device]), ...call.ringing]
        : connected.map(({ device }) => device);
    for (const device of sides) {
      const browser = device === null ? undefined : state.browsers[device];
      if (!isIn(browser, call.id))
        return `the server stores ${call.id}, which ${String(device)} does not know`;
    }
  }
  return null;
}

/** Checks a state at rest in which no timer has fired. Of three users, each may be busy with another. */
export function violationBeforeTimeouts({ browsers, calls, isDisturbed }: ModelState): string | null {
  const users = new Set(Object.keys(browsers).map(userOf));
  const placed = Object.values(calls);
  const isLeft = placed.length === 0 || placed.some(({ phase }) => phase !== 'ended');
  return isDisturbed || isLeft || users.size > 2 ? null : 'no call is left, although nobody ended one';
}

/** Checks a state in which every timer has fired. */
export function violationAtEnd(state: ModelState): string | null {
  for (const [device, { machine, timers, hasLeft }] of Object.entries(state.browsers)) {
    const { phase } = machine.state;
    if (hasLeft && phase !== 'unavailable') return `${device} is ${phase} after it left`;
    if (!hasLeft && phase !== 'available' && phase !== 'connected') return `${device} stays ${phase} forever`;
    if (timers.length > 0) return `${device} keeps waiting for ${timers.join(', ')}`;
  }
  return state.isAgreed && !state.isDisturbed && !isConnected(state)
    ? 'two users agreed to a call and are not connected'
    : null;
}

/** Whether a browser says that the callee cannot take a call, which in truth the server refused to place. */
function isBlamedOnCallee({ browsers, calls }: ModelState, device: string): boolean {
  const state = browsers[device]?.machine.state;
  const ended = state?.phase === 'available' ? state.ended : null;
  if (ended?.role !== 'caller' || ended.reason !== 'not-available' || ended.message !== undefined)
    return false;
  return !Object.values(calls).some(({ id, alias }) => [id, alias].includes(ended.callId));
}

/** Whether both sides of a call are connected to each other. */
function isConnected({ browsers, calls }: ModelState): boolean {
  return Object.values(calls).some(({ id, caller, callee }) =>
    [caller, callee].every(({ device }) => {
      const browser = browsers[device ?? ''];
      return isIn(browser, id) && browser?.machine.state.phase === 'connected';
    }),
  );
}

export function isAtRest(state: ModelState): boolean {
  if (state.closedPages.length > 0) return false;
  return Object.values(state.browsers).every(
    ({ isConnected, toServer, toBrowser }) => isConnected && toServer.length === 0 && toBrowser.length === 0,
  );
}

function isIn(browser: Browser | undefined, callId: string): boolean {
  return browser !== undefined && callOf(browser.machine.state)?.callId === callId;
}
