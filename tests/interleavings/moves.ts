import { callOf } from '../../mfe-calls/src/rtc/call/callState';
import { browserTakes } from './browserTakes';
import type { Move } from './Move';
import { noticings, reloads } from './reloads';
import { serverHears, serverLoses, serverWaits } from './serverHears';
import { browserOf, type Browser, type Rules, spend, userOf, withBrowser, type World } from './world';

/** Everything that may happen next in a world. */
export function movesOf(world: World, rules: Rules): Move[] {
  const devices = Object.keys(world.browsers);
  return [
    ...devices.flatMap((device) => [
      ...deeds(world, device, rules),
      ...deliveries(world, device, rules),
      ...connectionMoves(world, device, rules),
      ...timeouts(world, device, rules),
      ...reloads(world, device),
    ]),
    ...noticings(world, rules),
    ...linkMoves(world, rules),
    ...serverTime(world, rules),
  ];
}

/** What a person may do. */
function deeds(world: World, device: string, rules: Rules): Move[] {
  const { machine } = browserOf(world, device);
  const moves: Move[] = [];
  const dials = world.budget.dials[device] ?? 0;
  if (machine.state.phase === 'available' && machine.isOnline && dials > 0) {
    for (const user of usersBut(world, userOf(device))) {
      const callId = `${device}-${String(dials)}`;
      const spent = {
        ...world,
        budget: { ...world.budget, dials: { ...world.budget.dials, [device]: dials - 1 } },
      };
      const peer = { socketId: user, username: user };
      const next = browserTakes(spent, device, { type: 'dialled', callId, peer, media: 'video' }, rules);
      moves.push({ name: `${device} calls ${user}`, next });
    }
  }
  const call = callOf(machine.state);
  if (!call) return moves;
  const { callId } = call;
  if (machine.state.phase === 'ringing') {
    if (machine.isOnline) moves.push(deed('accepts', { type: 'accepted', callId }));
    moves.push(deed('rejects', { type: 'rejected', callId }));
  } else if (world.budget.hangUps > 0) {
    const next = browserTakes(spend(world, 'hangUps'), device, { type: 'hungUp', reason: 'hung-up' }, rules);
    moves.push({ name: `${device} hangs up`, next });
  }
  return moves;

  function deed(name: string, input: Parameters<typeof browserTakes>[2]): Move {
    return { name: `${device} ${name}`, next: browserTakes(world, device, input, rules) };
  }
}

/** Messages arrive in order, but for some that come twice or overtake another on their way to a browser. */
export function deliveries(world: World, device: string, rules: Rules): Move[] {
  const browser = browserOf(world, device);
  const moves: Move[] = [];
  const [said, ...restSaid] = browser.toServer;
  if (said) {
    const taken = withBrowser(world, device, { toServer: restSaid });
    moves.push({ name: `server hears ${device}`, next: serverHears(taken, device, said, rules) });
    if (world.budget.duplicates > 0) {
      const next = serverHears(spend(world, 'duplicates'), device, said, rules);
      moves.push({ name: `server hears ${device}, and will again`, next });
    }
  }
  const [heard, second, ...restHeard] = browser.toBrowser;
  if (heard) {
    const taken = withBrowser(world, device, { toBrowser: browser.toBrowser.slice(1) });
    moves.push({ name: `${device} hears ${heard.type}`, next: browserTakes(taken, device, heard, rules) });
    if (world.budget.duplicates > 0) {
      const next = browserTakes(spend(world, 'duplicates'), device, heard, rules);
      moves.push({ name: `${device} hears ${heard.type}, and will again`, next });
    }
  }
  if (heard && second && world.budget.reorders > 0) {
    const taken = withBrowser(spend(world, 'reorders'), device, { toBrowser: [heard, ...restHeard] });
    moves.push({
      name: `${device} hears ${second.type} first`,
      next: browserTakes(taken, device, second, rules),
    });
  }
  return moves;
}

/** A connection closes with all that is under way on it, and comes back. */
function connectionMoves(world: World, device: string, rules: Rules): Move[] {
  const browser = browserOf(world, device);
  if (!browser.isConnected) return [{ name: `${device} reconnects`, next: reconnect(world, device, rules) }];
  if (world.budget.disconnects === 0) return [];
  const cut: Partial<Browser> = { isConnected: false, toServer: [], toBrowser: [] };
  const lost = serverLoses(withBrowser(spend(world, 'disconnects'), device, cut), device, rules);
  return [
    { name: `${device} loses its connection`, next: browserTakes(lost, device, { type: 'offline' }, rules) },
  ];
}

function reconnect(world: World, device: string, rules: Rules): World {
  return browserTakes(withBrowser(world, device, { isConnected: true }), device, { type: 'online' }, rules);
}

function timeouts(world: World, device: string, rules: Rules): Move[] {
  if (world.budget.timeouts === 0) return [];
  return firingTimers(spend(world, 'timeouts'), device, rules);
}

/** Each running timer running out. */
export function firingTimers(world: World, device: string, rules: Rules): Move[] {
  const browser = browserOf(world, device);
  const call = callOf(browser.machine.state);
  if (!call) return [];
  return browser.timers.map((timer) => {
    const stopped = withBrowser(world, device, { timers: browser.timers.filter((other) => other !== timer) });
    const input = { type: 'timeout', timer, callId: call.callId } as const;
    return { name: `${device}'s ${timer} timer runs out`, next: browserTakes(stopped, device, input, rules) };
  });
}

function serverTime(world: World, rules: Rules): Move[] {
  if (world.budget.timeouts === 0) return [];
  return waits(spend(world, 'timeouts'), rules);
}

/** The server giving up what it waits for, call by call. */
export function waits(world: World, rules: Rules): Move[] {
  return Object.values(world.calls)
    .filter(({ phase }) => phase !== 'ended')
    .map(({ id }) => ({ name: `the server waits for ${id}`, next: serverWaits(world, id, rules) }))
    .filter(({ next }) => next.calls !== world.calls);
}

/** Two connections of one call that have taken each other's description find each other; one that is up may break. */
export function linkMoves(world: World, rules: Rules): Move[] {
  const moves: Move[] = [];
  for (const [device, { link }] of Object.entries(world.browsers)) {
    if (!link) continue;
    const { callId, generation } = link;
    const other = Object.values(world.browsers).find(
      ({ link: their }) =>
        their?.callId === callId && their.generation === generation && their.offers !== link.offers,
    );
    if (!link.isUp && link.isReady && other?.link?.isReady) {
      const up = withBrowser(world, device, { link: { ...link, isUp: true } });
      const next = browserTakes(up, device, { type: 'linkUp', callId, generation }, rules);
      moves.push({ name: `${device}'s picture comes`, next });
    }
    if (link.isUp && world.budget.linkLosses > 0) {
      const down = withBrowser(spend(world, 'linkLosses'), device, {
        link: { ...link, isUp: false, isReady: false },
      });
      const next = browserTakes(down, device, { type: 'linkDown', callId, generation }, rules);
      moves.push({ name: `${device}'s picture stops`, next });
    }
  }
  return moves;
}

function usersBut(world: World, user: string): string[] {
  return [...new Set(Object.keys(world.browsers).map(userOf))].filter((other) => other !== user);
}
