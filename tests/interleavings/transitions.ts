import { callOf, callTimes } from '../../mfe-calls/src/rtc/call/callTransitions';
import { browserStep, leaveStep } from './browserStep';
import { pageCloseNotices, reloads } from './reloads';
import { serverDepartsDevice, serverStep, serverLosesDevice, serverWaits } from './serverStep';
import {
  browserOf,
  type Browser,
  disturbed,
  isFlowing,
  isSideAway,
  type Rules,
  spend,
  userOf,
  withBrowser,
  type ModelState,
  type Transition,
} from './modelState';

/** Every event that may happen next in a state. */
export function transitionsOf(state: ModelState, rules: Rules): Transition[] {
  const devices = Object.keys(state.browsers);
  return [
    ...devices.flatMap((device) => [
      ...userActions(state, device, rules),
      ...deliveries(state, device, rules),
      ...connectionTransitions(state, device, rules),
      ...timeouts(state, device, rules),
      ...reloads(state, device),
      ...departures(state, device, rules),
    ]),
    ...pageCloseNotices(state, rules),
    ...linkTransitions(state, rules),
    ...serverTime(state, rules),
  ];
}

/** What a user may do. */
function userActions(state: ModelState, device: string, rules: Rules): Transition[] {
  const { machine } = browserOf(state, device);
  const transitions: Transition[] = [];
  const dials = state.budget.dials[device] ?? 0;
  // a user whose devices are opening may be called meanwhile
  const ringer = machine.state.phase === 'ringing' ? machine.state.call.peer.socketId : null;
  if ((machine.state.phase === 'available' || ringer !== null) && machine.isOnline && dials > 0) {
    for (const user of usersBut(state, userOf(device))) {
      if (ringer !== null && ringer !== user) continue;
      const callId = `${device}-${String(dials)}`;
      const spent = {
        ...state,
        isAgreed: state.isAgreed || ringer === user || isDialling(state, user, userOf(device)),
        budget: { ...state.budget, dials: { ...state.budget.dials, [device]: dials - 1 } },
      };
      const peer = { socketId: user, username: user };
      const next = browserStep(spent, device, { type: 'dialled', callId, peer, media: 'video' }, rules);
      transitions.push({ name: `${device} calls ${user}`, next });
    }
  }
  const call = callOf(machine.state);
  if (!call) return transitions;
  const { callId } = call;
  if (machine.state.phase === 'ringing') {
    if (machine.isOnline) {
      const accepting = { ...state, isAgreed: true };
      transitions.push(userAction(accepting, 'accepts', { type: 'accepted', callId }));
    }
    transitions.push(userAction(disturbed(state), 'rejects', { type: 'rejected', callId }));
  } else if (state.budget.hangUps > 0) {
    const hangingUp = disturbed(spend(state, 'hangUps'));
    transitions.push(userAction(hangingUp, 'hangs up', { type: 'hungUp', reason: 'hung-up' }));
  }
  return transitions;

  function userAction(from: ModelState, name: string, input: Parameters<typeof browserStep>[2]): Transition {
    return { name: `${device} ${name}`, next: browserStep(from, device, input, rules) };
  }
}

/** A user leaves calls or signs out; or the session ends at the server, which closes its connection. */
function departures(state: ModelState, device: string, rules: Rules): Transition[] {
  if (browserOf(state, device).hasLeft) return [];
  const transitions: Transition[] = [];
  if (state.budget.leaves > 0) {
    const next = leaveStep(disturbed(spend(state, 'leaves')), device, rules);
    transitions.push({ name: `${device} leaves`, next });
  }
  if (state.budget.sessionEnds > 0) {
    const left = leaveStep(disturbed(spend(state, 'sessionEnds')), device, rules);
    const closed = withBrowser(left, device, { toServer: [], toBrowser: [] });
    transitions.push({
      name: `${device}'s session ends`,
      next: serverDepartsDevice(closed, device, rules),
    });
  }
  return transitions;
}

/** Messages arrive in order, except for some that arrive twice or overtake another on the way to a browser. */
export function deliveries(state: ModelState, device: string, rules: Rules): Transition[] {
  const browser = browserOf(state, device);
  const transitions: Transition[] = [];
  const [message, ...restToServer] = browser.toServer;
  if (message) {
    const delivered = withBrowser(state, device, { toServer: restToServer });
    transitions.push({
      name: `server receives ${device}'s message`,
      next: serverStep(delivered, device, message, rules),
    });
    if (state.budget.duplicates > 0) {
      const next = serverStep(spend(state, 'duplicates'), device, message, rules);
      transitions.push({ name: `server receives ${device}'s message twice`, next });
    }
  }
  const [first, second, ...restToBrowser] = browser.toBrowser;
  if (first) {
    const delivered = withBrowser(state, device, { toBrowser: browser.toBrowser.slice(1) });
    transitions.push({
      name: `${device} receives ${first.type}`,
      next: browserStep(delivered, device, first, rules),
    });
    if (state.budget.duplicates > 0) {
      const next = browserStep(spend(state, 'duplicates'), device, first, rules);
      transitions.push({ name: `${device} receives ${first.type} twice`, next });
    }
  }
  if (first && second && state.budget.reorders > 0) {
    const delivered = withBrowser(spend(state, 'reorders'), device, { toBrowser: [first, ...restToBrowser] });
    transitions.push({
      name: `${device} receives ${second.type} first`,
      next: browserStep(delivered, device, second, rules),
    });
  }
  return transitions;
}

/** A connection closes, losing the messages in transit, and reconnects. */
function connectionTransitions(state: ModelState, device: string, rules: Rules): Transition[] {
  const browser = browserOf(state, device);
  if (!browser.isConnected) return [{ name: `${device} reconnects`, next: reconnect(state, device, rules) }];
  if (state.budget.disconnects === 0) return [];
  const cut: Partial<Browser> = { isConnected: false, toServer: [], toBrowser: [] };
  const cutOff = spend(state, 'disconnects');
  // while both sides are away, the server cannot ask either of them whether media flows
  const spent = isFlowing(state) && !isSideAway(state) ? cutOff : disturbed(cutOff);
  const lost = serverLosesDevice(withBrowser(spent, device, cut), device, rules);
  return [
    { name: `${device} loses its connection`, next: browserStep(lost, device, { type: 'offline' }, rules) },
  ];
}

function reconnect(state: ModelState, device: string, rules: Rules): ModelState {
  return browserStep(withBrowser(state, device, { isConnected: true }), device, { type: 'online' }, rules);
}

function timeouts(state: ModelState, device: string, rules: Rules): Transition[] {
  if (state.budget.timeouts === 0) return [];
  return firingTimers(disturbed(spend(state, 'timeouts')), device, rules);
}

/** Each running timer may fire; the shortest is first. */
export function firingTimers(state: ModelState, device: string, rules: Rules): Transition[] {
  const browser = browserOf(state, device);
  const call = callOf(browser.machine.state);
  if (!call) return [];
  const shortestFirst = [...browser.timers].sort((one, other) => callTimes[one] - callTimes[other]);
  return shortestFirst.map((timer) => {
    const stopped = withBrowser(state, device, { timers: browser.timers.filter((other) => other !== timer) });
    const input = { type: 'timeout', timer, callId: call.callId } as const;
    return { name: `${device}'s ${timer} timer fires`, next: browserStep(stopped, device, input, rules) };
  });
}

function serverTime(state: ModelState, rules: Rules): Transition[] {
  if (state.budget.timeouts === 0) return [];
  const spent = spend(state, 'timeouts');
  return waits(isFlowing(state) ? spent : disturbed(spent), rules);
}

/** The server's timeouts, one call at a time. */
export function waits(state: ModelState, rules: Rules): Transition[] {
  return Object.values(state.calls)
    .filter(({ phase }) => phase !== 'ended')
    .map(({ id }) => ({ name: `the server waits for ${id}`, next: serverWaits(state, id, rules) }))
    .filter(({ next }) => next.calls !== state.calls);
}

/** Two peer connections of one call whose descriptions are set connect; one that is up may break. */
export function linkTransitions(state: ModelState, rules: Rules): Transition[] {
  const transitions: Transition[] = [];
  for (const [device, { link }] of Object.entries(state.browsers)) {
    if (!link) continue;
    const { callId, generation } = link;
    const other = Object.values(state.browsers).find(
      ({ link: their }) =>
        their?.callId === callId && their.generation === generation && their.offers !== link.offers,
    );
    if (!link.isUp && link.isReady && other?.link?.isReady) {
      const up = withBrowser(state, device, { link: { ...link, isUp: true } });
      const next = browserStep(up, device, { type: 'linkUp', callId, generation }, rules);
      transitions.push({ name: `${device}'s media arrives`, next });
    }
    // the path that the other side lost is lost for both
    const isLostThere = other?.link?.isUp === false && !other.link.isReady;
    if (link.isUp && (isLostThere || state.budget.linkLosses > 0)) {
      const spent = isLostThere ? state : spend(state, 'linkLosses');
      // a connection that the other side never had is given up
      const isShared = isLostThere || other?.link?.isUp;
      const mayEnd = !isShared || isSideAway(state);
      const down = withBrowser(mayEnd ? disturbed(spent) : spent, device, {
        link: { ...link, isUp: false, isReady: false },
      });
      const next = browserStep(down, device, { type: 'linkDown', callId, generation }, rules);
      transitions.push({ name: `${device}'s media stops`, next });
    }
  }
  return transitions;
}

/** Whether a user waits for another to answer. */
function isDialling(state: ModelState, user: string, other: string): boolean {
  return Object.entries(state.browsers).some(
    ([device, { machine }]) =>
      userOf(device) === user &&
      machine.state.phase === 'dialling' &&
      machine.state.call.peer.socketId === other,
  );
}

function usersBut(state: ModelState, user: string): string[] {
  return [...new Set(Object.keys(state.browsers).map(userOf))].filter((other) => other !== user);
}
