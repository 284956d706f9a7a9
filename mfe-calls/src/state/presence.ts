import { sessionApi } from '@tayyib/shared/api';
import type { AppDispatch } from '@tayyib/shared/store';
import { stayRegistered } from '../rtc/signalling';
import { callsSlice } from './callsSlice';
import { comeBackToRoom, doneWithRooms, readyForRooms, returnToRoom } from './groupRoom';
import { selectGroup, type WithRoom } from './groupSlice';
import { keptCallOf, type KeptCall } from './keptCall';
import { keptRoomOf, type KeptRoom } from './keptRoom';
import { checkDevices, doneWithCalls, readyForCalls, rejoinCall } from './oneToOne';

const { joinAsked, joined, joinRefused, connectionLost, left, forgotten, broadcastHeard } =
  callsSlice.actions;

const viewerIdOf = sessionApi.endpoints.getSession.select();

/** One page is one presence, whichever of its parts shows it. */
let stop = () => {};

/** Where this tab was when it was loaded anew. */
type Before = { call: KeptCall['call'] } | { room: KeptRoom };

/**
 * Goes online for calls under a name and stays so on every page, until `leaveCalls`, sign-out or a closed tab.
 * @param before where to go back to
 */
export const joinCalls =
  (username: string, before?: Before) => (dispatch: AppDispatch, getState: () => WithRoom) => {
    const viewerId = () => viewerIdOf(getState()).data?._id;
    const joinedAs = viewerId();
    const end = (action: ReturnType<typeof joinRefused | typeof forgotten>) => {
      stop();
      dispatch(doneWithRooms());
      dispatch(doneWithCalls());
      dispatch(action);
    };
    stop();
    dispatch(joinAsked(username));
    const as = { viewerId: joinedAs ?? '', username };
    dispatch(readyForCalls(as));
    dispatch(readyForRooms(as));
    let hasRejoined = false;
    stop = stayRegistered(username, {
      registered: () => {
        dispatch(joined());
        if (before && !hasRejoined) {
          hasRejoined = true;
          void dispatch('call' in before ? rejoinCall(before.call) : returnToRoom(before.room));
        } else if (selectGroup(getState()).phase === 'outside') void dispatch(checkDevices());
        else dispatch(comeBackToRoom());
      },
      refused: (message) => end(joinRefused(message)),
      lost: () => dispatch(connectionLost()),
      heard: (message) => dispatch(broadcastHeard(message)),
      isStillWanted: () => {
        const isSamePerson = viewerId() === joinedAs;
        if (!isSamePerson) end(forgotten());
        return isSamePerson;
      },
    });
  };

/** Goes back online and into its call or room when this tab was loaded anew in the middle of one. */
export const returnToCall = () => (dispatch: AppDispatch, getState: () => WithRoom) => {
  const viewerId = viewerIdOf(getState()).data?._id;
  if (viewerId === undefined) return;
  const kept = keptCallOf(viewerId);
  const room = keptRoomOf(viewerId);
  if (kept) dispatch(joinCalls(kept.username, { call: kept.call }));
  else if (room) dispatch(joinCalls(room.username, { room }));
};

export const leaveCalls = () => (dispatch: AppDispatch) => {
  stop();
  dispatch(doneWithRooms());
  dispatch(doneWithCalls());
  dispatch(left());
};
