import { randomUUID } from 'node:crypto';
import type { ActiveUser, CallerMark, RegisterCaller } from '@tayyib/shared/contracts';
import { isReservedName, nameAsRead, reservedName } from '@tayyib/shared/person-name';
import { and, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { Viewer } from '../../../plugins/session/Viewer';
import type { RealtimeServer, RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import { peerRoom } from './oneToOne/callDevices';

/**
 * The registration of a connection for calls. It is stored with the connection and ends with it, on any
 * server.
 */
export interface Caller {
  username: string;
  /** The same for all connections of a user, as long as any of them is online. */
  peer: string;
  /** When it registered, in milliseconds. */
  since: number;
  /** False while it is not yet known whether the name is free. */
  listed: boolean;
  /** What the roles of the account say, beside whatever name. */
  mark: CallerMark | null;
  /** Appears in no list: only who learns the id elsewhere, as in the room of a consultation, can call. */
  isHidden: boolean;
  /** Nobody uses this page. */
  isAway: boolean;
}

declare module '../../../plugins/sockets/socketTypes' {
  interface SocketData {
    caller?: Caller;
  }
}

interface Registration extends Caller {
  userId: string;
}

/** A user who is online, with their user id. */
export interface OnlineUser extends Omit<ActiveUser, 'self' | 'state'> {
  userId: string;
  /** Nobody uses any of their pages. */
  isAway: boolean;
}

/** Every connection that is registered or registering, on every server. */
export const callersRoom = 'callers';

const nameReserved = () => new ProblemError(409, 'username-reserved', reservedName);

const nameInUse = (username: string) =>
  new ProblemError(409, 'username-taken', `The name ${username} is in use. Please choose another name.`);

/** Users with a role are marked, so that nobody needs to trust a name. */
export function markOf({ roles }: { roles: readonly string[] }): CallerMark | null {
  if (roles.includes('advisor')) return 'advisor';
  return roles.length > 0 ? 'staff' : null;
}

/** Throws `username-reserved` for the names of our advisors and staff, and for what they are called, unless it is one's own. */
async function demandOwnName(db: Database, viewer: Viewer, username: string): Promise<void> {
  const isSelf = (name: string) => keyOf(name) === keyOf(username);
  if (viewer.roles.length > 0 && isSelf(`${viewer.firstName} ${viewer.lastName}`)) return;
  if (isReservedName(username)) throw nameReserved();
  const staff = await db
    .select({ name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(and(ne(users.id, viewer.userId), sql`cardinality(${users.roles}) > 0`));
  if (staff.some(({ name }) => name !== '' && isSelf(name))) throw nameReserved();
}

/**
 * Registers the connection under a name, or renames it. Throws `username-reserved`, and `username-taken` when another online user has
 * that name. The name is claimed first and checked afterwards: of two concurrent claims on two servers at
 * least one sees the other and withdraws, so two users never end up with the same name.
 */
export async function register(
  { io, db }: Pick<FastifyInstance, 'io' | 'db'>,
  socket: RealtimeSocket,
  { username: chosenName, isHidden = false }: RegisterCaller,
): Promise<void> {
  const { viewer, caller: before } = socket.data;
  if (!isHidden) await demandOwnName(db, viewer, chosenName);
  const username = isHidden ? `${viewer.firstName} ${viewer.lastName}`.trim() : chosenName;
  const peer = before?.peer ?? randomUUID();
  const mark = markOf(viewer);
  const caller = { username, peer, since: Date.now(), listed: false, mark, isHidden, isAway: false };
  socket.data.caller = caller;
  await socket.join(callersRoom);
  const callers = await findRegistrations(io);
  const isInUse = callers.some(
    ({ userId, ...other }) =>
      !isHidden && !other.isHidden && userId !== viewer.userId && isSameName(other, caller),
  );
  if (isInUse) {
    if (before) socket.data.caller = before;
    else await unregister(socket);
    throw nameInUse(username);
  }
  const own = callers.filter(({ userId }) => userId === viewer.userId);
  const sharedPeer = sharedPeerOf(own) ?? peer;
  socket.data.caller = { ...caller, peer: sharedPeer, listed: true };
  await socket.join(peerRoom(sharedPeer));
}

/** Stores whether somebody uses the page of this connection; false when that is known already. */
export function setAway(socket: RealtimeSocket, isAway: boolean): boolean {
  callerOf(socket);
  const { caller } = socket.data;
  if (!caller || caller.isAway === isAway) return false;
  socket.data.caller = { ...caller, isAway };
  return true;
}

export async function unregister(socket: RealtimeSocket): Promise<void> {
  if (socket.data.caller) await socket.leave(peerRoom(socket.data.caller.peer));
  delete socket.data.caller;
  await socket.leave(callersRoom);
}

/**
 * The caller behind a connection. Only users whom others can see may call or join rooms; throws
 * `not-registered` for the rest.
 */
export function callerOf({ data }: RealtimeSocket): Pick<Caller, 'peer' | 'username'> {
  if (!data.caller?.listed) throw new ProblemError(409, 'not-registered', 'Go online for calls first.');
  return { peer: data.caller.peer, username: data.caller.username };
}

/** Everyone online on all servers who is not hidden: each user once, under their latest name, sorted by name. */
export async function findUsersOnline(io: RealtimeServer): Promise<OnlineUser[]> {
  const registrations = (await findRegistrations(io)).filter(({ listed, isHidden }) => listed && !isHidden);
  const newestLast = registrations.sort((one, other) => one.since - other.since);
  const present = new Set(registrations.filter(({ isAway }) => !isAway).map(({ userId }) => userId));
  const byUser = new Map(newestLast.map((caller) => [caller.userId, caller]));
  return [...byUser.values()]
    .map(({ username, peer, userId, mark }) => ({
      username,
      peer,
      userId,
      mark,
      isAway: !present.has(userId),
    }))
    .sort((one, other) => one.username.localeCompare(other.username, 'en-IN'));
}

async function findRegistrations(io: RealtimeServer): Promise<Registration[]> {
  const sockets = await io.in(callersRoom).fetchSockets();
  return sockets.flatMap(({ data: { caller, viewer } }) =>
    caller ? { ...caller, userId: viewer.userId } : [],
  );
}

/** Of several connections that register at once, each adopts the id of the first one. */
function sharedPeerOf(registrations: readonly Caller[]): string | undefined {
  const [first] = [...registrations].sort(
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

/** Equal for names that a reader could confuse: ignores capitals, accents, spaces and points, and reads digits as letters. */
function keyOf(name: string): string {
  return nameAsRead(name).replaceAll(/ |\p{Script=Inherited}/gu, '');
}
