import type { CallMoved } from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import { groupSignalling, listenToMoves } from '../rtc/group/GroupSignalling';
import { callSlice } from './callSlice';
import { enterFromCall, leaveRoom } from './groupRoom';
import { groupSlice, selectGroup, type WithRoom } from './groupSlice';
import { roomStreams } from './mediaStreams';
import { acceptedCall, hangUp, refuseCalls } from './oneToOne';

const { arrivalChanged, noticeChanged } = groupSlice.actions;
const { moveFailed } = callSlice.actions;

const everyMs = 100;
/** A room in which nothing arrives for so long is left: the call goes on as it was. */
const arrivesWithinMs = 10_000;
/** Sound arrives before pictures: so long the call is shown on, so that its picture is followed by one. */
const settleMs = 500;
/** The other side may receive the room a little later: the call ends after it has, too. */
const overlapMs = 1500;

const nothingArrived = 'Neither picture nor sound arrived in the room.';
const roomEnded = 'The room has ended.';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a room of the call, so that others can be asked in. Returns why it cannot be made, or null. */
export const makeRoomOfCall =
  () =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<string | null> => {
    const call = acceptedCall();
    if (!call) return null;
    dispatch(moveFailed(null));
    const reply = await groupSignalling.fromCall(call.callId);
    if (reply.ok) return null;
    // the other side may have done the same a moment before: both are in that room
    if (reply.code === 'already-in-room') await pause(overlapMs);
    return selectGroup(getState()).phase === 'outside' ? reply.message : null;
  };

/** Follows the call of this tab into the room that it becomes; the returned function stops. */
export const followIntoRoom = () => (dispatch: AppDispatch) =>
  listenToMoves((moved) => void dispatch(moveIntoRoom(moved)));

/** Joins the room beside the call, shows it once the other side arrives in it, and then ends the call. Where that fails, the call goes on. */
const moveIntoRoom =
  ({ callId, roomId, username }: CallMoved) =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    const call = acceptedCall();
    if (call?.callId !== callId) return groupSignalling.leave(roomId);
    const isInRoom = () => selectGroup(getState()).roomId === roomId;
    const goesOn = () => acceptedCall()?.callId === callId;
    /** The call goes on as it was, and says why. */
    const fails = (reason: string) => {
      // said at the call, not among the rooms
      dispatch(noticeChanged(null));
      if (goesOn()) dispatch(moveFailed(reason));
    };
    await dispatch(enterFromCall(roomId, call.media));
    if (!isInRoom()) return fails(selectGroup(getState()).notice ?? roomEnded);
    for (let waitedMs = 0; waitedMs < arrivesWithinMs; waitedMs += everyMs) {
      if (!isInRoom() || !goesOn() || hasArrived()) break;
      await pause(everyMs);
    }
    if (!isInRoom()) return fails(selectGroup(getState()).notice ?? roomEnded);
    // the other side ends the call when it has arrived
    if (goesOn() && !hasArrived()) {
      dispatch(leaveRoom());
      return fails(nothingArrived);
    }
    if (goesOn()) await pause(settleMs);
    if (!isInRoom()) return;
    dispatch(arrivalChanged(false));
    dispatch(noticeChanged(`${username} made this a group call: others can be asked in.`));
    if (goesOn()) await pause(overlapMs);
    if (!isInRoom()) return;
    if (goesOn()) dispatch(hangUp());
    dispatch(refuseCalls());
  };

/** Whether media of another member arrives. */
const hasArrived = () =>
  [...roomStreams().remote.values()].some((stream) => stream.getTracks().some((track) => !track.muted));
