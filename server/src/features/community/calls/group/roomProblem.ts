import { maxPlannedRooms, roomDaysAhead } from '@tayyib/shared/limits';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { RoomRefusal } from './rules/RoomDecision';

const sentences: Readonly<Record<RoomRefusal, string>> = {
  'no-such-room': 'That room is closed.',
  'no-such-invite':
    'This invite link is wrong, has expired or was withdrawn. Ask whoever sent it for a new one.',
  'room-locked': 'The host has locked this room.',
  'room-full': 'This room is full. Ask the host to make room, or open one of your own.',
  'not-host': 'Only the host of the room can do that.',
  'already-in-room': 'You are in another room. Leave it first.',
  'too-many-planned': `You have planned ${maxPlannedRooms} rooms. Close one of them, or wait until it is over.`,
};

/** The problem for a refusal of a room's rule. */
export const roomProblem = (refusal: RoomRefusal, status = 409) =>
  new ProblemError(status, refusal, sentences[refusal]);

export const chooseOtherTime = () =>
  new ProblemError(
    409,
    'not-then',
    `Choose a time that is still to come, at most ${roomDaysAhead} days ahead.`,
    'startsAt',
  );
