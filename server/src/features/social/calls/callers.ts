import { randomUUID } from 'node:crypto';
import type { ActiveUser } from '@tayyib/shared/contracts';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { RealtimeServer, RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import { peerRoom } from './oneToOne/callDevices';

/** What a connection is on the calls pages. It lives with the connection, so it cannot outlive it, on whatever server. */
export interface Caller {
  username: string;
  /** One for all connections of a person, as long as any of them is online. */
  peer: string;
  /** When it registered, in milliseconds. */
  since: number;
  /** False while it is not yet known whether the name is free. */
  listed: boolean;
}

declare module '../../../plugins/sockets/socketTypes' {
  interface SocketData {
    caller?: Caller;
  }
}

interface Registration extends Caller {
  userId: string;
}

/** Someone online, and whose entry it is. */
export interface OnlinePerson extends Omit<ActiveUser, 'self'> {
  userId: string;
}

/** Every connection that is registered or about to be, on every server. */
export const callersRoom = 'callers';

const nameTaken = (username: string) =>
  new ProblemError(
    409,
    'username-taken',
    `Somebody online is called ${username}. Please choose another name.`,
  );

/**
 * Registers the connection under a name, or renames it. Throws `username-taken` when somebody else online has that name.
 * It takes the name first and looks around afterwards: of two who ask at once on two servers at least one sees the other
 * and withdraws, so that no two people ever keep one name.
 */
export async function register(io: RealtimeServer, socket: RealtimeSocket, username: string): Promise<void> {
  const { viewer, caller: before } = socket.data;
  const caller = { username, peer: before?.peer ?? randomUUID(), since: Date.now(), listed: false };
  socket.data.caller = caller;
  await socket.join(callersRoom);
  const callers = await findRegistrations(io);
  const isTaken = callers.some(
    ({ userId, ...other }) => userId !== viewer.userId && isSameName(other, caller),
  );
  if (isTaken) {
    if (before) socket.data.caller = before;
    else await unregister(socket);
    throw nameTaken(username);
  }
  const peer = peerOfAll(callers.filter(({ userId }) => userId === viewer.userId)) ?? caller.peer;
  socket.data.caller = { ...caller, peer, listed: true };
  await socket.join(peerRoom(peer));
}

export async function unregister(socket: RealtimeSocket): Promise<void> {
  if (socket.data.caller) await socket.leave(peerRoom(socket.data.caller.peer));
  delete socket.data.caller;
  await socket.leave(callersRoom);
}

/** Everyone online, asked of all servers: each person once, under the name they gave last, in order of name. */
export async function findPeopleOnline(io: RealtimeServer): Promise<OnlinePerson[]> {
  const registrations = (await findRegistrations(io)).filter(({ listed }) => listed);
  const newestLast = registrations.sort((one, other) => one.since - other.since);
  const people = new Map(newestLast.map((caller) => [caller.userId, caller]));
  return [...people.values()]
    .map(({ username, peer, userId }) => ({ username, peer, userId }))
    .sort((one, other) => one.username.localeCompare(other.username, 'en-IN'));
}

async function findRegistrations(io: RealtimeServer): Promise<Registration[]> {
  const sockets = await io.in(callersRoom).fetchSockets();
  return sockets.flatMap(({ data: { caller, viewer } }) =>
    caller ? { ...caller, userId: viewer.userId } : [],
  );
}

/** Of several connections that come at once, each takes the id of the one that came first. */
function peerOfAll(own: readonly Caller[]): string | undefined {
  const [first] = [...own].sort(
    (one, other) =>
      Number(other.listed) - Number(one.listed) ||
      one.since - other.since ||
      one.peer.localeCompare(other.peer),
  );
  return first?.peer;
}

function isSameName(one: Caller, other: Caller): boolean {
  return keyOf(one.username) === keyOf(other.username);
}

/** Equal for names that a reader could take for each other: capitals, accents, spaces and points aside. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s._'’-]|\p{Script=Inherited}/gu, '');
}
