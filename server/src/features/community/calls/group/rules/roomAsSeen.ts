import type { GroupCallRoom, GroupCallState, RoomSubject } from '@tayyib/shared/contracts';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';

/**
 * A room as one of its members sees it: without accounts and connections, and with the waiting users and the
 * invite link for the host only.
 * @param codeOf the secret of an invite link by its id
 */
export function roomAsSeen(
  room: StoredRoom,
  viewerId: string,
  codeOf: (inviteId: string) => string,
): GroupCallState {
  const { id, version, title, isLocked, hasLobby, capacity, topology, hostId, members, waiting, invite } =
    room;
  return {
    roomId: id,
    version,
    title,
    ...subjectOf(room),
    // a server of the version before leaves who records, also after the host has changed
    isRecorded: members.some(
      ({ userId, lostAt }) => userId === room.recordedBy && userId === hostId && lostAt === null,
    ),
    isLocked,
    hasLobby,
    capacity,
    topology,
    participants: members.map((member) => ({
      participant: member.participant,
      peerId: member.peerId,
      username: member.username,
      order: member.order,
      handRaisedAt: member.handRaisedAt,
      isMicrophoneOn: member.isMicrophoneOn,
      isCameraOn: member.isCameraOn,
      isSharingScreen: member.isSharingScreen,
      isMutedByHost: member.isMutedByHost,
      self: member.userId === viewerId,
      isHost: member.userId === hostId,
      isPresent: member.lostAt === null,
    })),
    waiting:
      viewerId === hostId ? waiting.map(({ participant, username }) => ({ participant, username })) : [],
    invite:
      viewerId === hostId && invite
        ? { code: codeOf(invite.id), expiresAt: new Date(invite.expiresAt).toISOString() }
        : null,
  };
}

/** What is said of a room to who may ask to join it. */
export const subjectOf = ({ topic, plan, isOneToMany }: StoredRoom): RoomSubject => ({
  topic,
  startsAt: plan && new Date(plan.startsAt).toISOString(),
  isOneToMany,
});

/**
 * A room as it is listed; null once it has ended, and for a private one, which only who planned it and who was invited by name see.
 * @param viewerId none for everyone else
 */
export function roomListed(room: StoredRoom, viewerId?: string): GroupCallRoom | null {
  const { id, title, capacity, isLocked, hasLobby, members, hostId, plan } = room;
  const isOwn = plan !== null && plan.by === viewerId;
  const isInvited = viewerId !== undefined && room.invited.includes(viewerId);
  if (room.isClosed || (room.isPrivate && !isOwn && !isInvited)) return null;
  const hostName = members.find(({ userId }) => userId === hostId)?.username ?? plan?.username ?? '';
  // who was invited by name passes the lobby
  const asks = hasLobby && !(room.isPrivate && isInvited);
  const listed = { roomId: id, title, hostName, people: members.length, capacity, isLocked, hasLobby: asks };
  return { ...listed, ...subjectOf(room), isOwn };
}
