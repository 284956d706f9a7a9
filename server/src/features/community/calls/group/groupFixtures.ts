import { randomUUID } from 'node:crypto';
import type { GroupCallRoom, GroupCallState, GroupChatLine, RoomEndReason } from '@tayyib/shared/contracts';
import { maxMeshPeople, roomInviteMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import type { PersonName } from '../../../../testing';
import { connectSocket } from '../../../../testing';
import { createInviteCodes } from './inviteCodes';
import { openRoom, planRoom } from './rules/openRoom';

/** A client in group rooms: the events it received, and how it sends. Close the socket afterwards. */
export async function atRooms(
  app: FastifyInstance,
  name: PersonName,
  username: string = name,
  address?: string,
) {
  const socket = await connectSocket(app, name, address);
  let room: GroupCallState | null = null;
  const lines: GroupChatLine[] = [];
  let listed: readonly GroupCallRoom[] = [];
  const ended: { roomId: string; reason: RoomEndReason }[] = [];
  let changed = () => {};
  const collect = (received: GroupCallState) => {
    if (!room || received.roomId !== room.roomId || received.version > room.version) room = received;
    changed();
  };
  socket.on('group-call-room', collect);
  socket.on('group-call-chart', (line) => {
    lines.push(line);
    changed();
  });
  socket.on('group-call-ended', (end) => {
    ended.push(end);
    changed();
  });
  socket.on('broadcast', (message) => {
    if (message.event !== 'GROUP_CALL_ROOMS') return;
    const gone = [...message.closed, ...message.groupCallRooms.map(({ roomId }) => roomId)];
    const kept = message.isAll ? [] : listed.filter(({ roomId }) => !gone.includes(roomId));
    listed = [...kept, ...message.groupCallRooms];
    changed();
  });
  await socket.emitWithAck('register-new-user', { username });
  /** Waits until the condition holds. */
  const until = async <Found>(check: () => Found | undefined | false): Promise<Found> => {
    for (;;) {
      const found = check();
      if (found !== undefined && found !== false) return found;
      await new Promise<void>((resolve) => (changed = resolve));
    }
  };
  return {
    socket,
    lines,
    ended,
    until,
    /** The rooms in the list. */
    get listed() {
      return listed;
    },
    get room() {
      return room;
    },
    /** Waits for a room update that satisfies the condition. */
    sees: (wanted: (room: GroupCallState) => boolean) =>
      until(() => (room && wanted(room) ? room : undefined)),
    opens: async (title = 'Zakat circle', hasLobby = false): Promise<string> => {
      const opened = await socket.emitWithAck('group-call-register', { title, hasLobby });
      if (!opened.ok || !opened.room) throw new Error('The room did not open.');
      collect(opened.room);
      return opened.room.roomId;
    },
    joins: async (roomId: string) => {
      const joined = await socket.emitWithAck('group-call-join-request', { roomId });
      if (joined.ok && joined.room) collect(joined.room);
      return joined;
    },
    /** Makes an invite link, and returns its secret. */
    invites: async (roomId: string): Promise<string> => {
      const before = room?.invite?.code;
      const made = await socket.emitWithAck('group-call-moderate', { roomId, verb: 'make-invite' });
      if (!made.ok) throw new Error(made.message);
      return until(() => room?.invite?.code !== before && room?.invite?.code);
    },
    joinsBy: async (code: string) => {
      const joined = await socket.emitWithAck('group-call-join-by-invite', { code });
      if (joined.ok && joined.room) collect(joined.room);
      return joined;
    },
    idOf: (username: string) =>
      until(
        () =>
          [...(room?.participants ?? []), ...(room?.waiting ?? [])].find((one) => one.username === username)
            ?.participant,
      ),
  };
}

export type AtRooms = Awaited<ReturnType<typeof atRooms>>;

/** The initial state of a member's microphone, camera, screen and hand. */
export function aStatus(roomId: string) {
  return {
    roomId,
    hasRaisedHand: false,
    isMicrophoneOn: true,
    isCameraOn: true,
    isSharingScreen: false,
  };
}

/** Inserts an open room of this user with an invite link, and returns the secret of the link. */
export async function insertInvitedRoom(app: FastifyInstance, userId: string): Promise<string> {
  const id = randomUUID();
  const openedAt = app.clock.now();
  const codes = createInviteCodes(app.config.identity);
  const invite = { id: codes.newId(), expiresAt: openedAt.getTime() + roomInviteMs };
  const host = { userId, username: 'Host', device: randomUUID(), participant: randomUUID(), peerId: '' };
  const title = 'Zakat circle';
  const room = openRoom({ id, title, hasLobby: false, capacity: maxMeshPeople, banned: [] }, host);
  const held = { ...room, invite };
  await app.db.insert(groupRooms).values({ id, openedBy: userId, title, isClosed: false, held, openedAt });
  return codes.codeOf(invite.id);
}

/** Inserts a room in the list that this user has planned, and returns its id. */
export async function insertPlannedRoom(
  app: FastifyInstance,
  userId: string,
  startsAt: Date,
  title = 'Zakat circle',
): Promise<string> {
  const id = randomUUID();
  const room = planRoom(
    { id, title, hasLobby: false, capacity: maxMeshPeople, banned: [] },
    { userId, username: 'Host' },
    { startsAt: startsAt.getTime() },
  );
  const openedAt = app.clock.now();
  await app.db
    .insert(groupRooms)
    .values({ id, openedBy: userId, title, isClosed: false, held: room, openedAt });
  return id;
}
