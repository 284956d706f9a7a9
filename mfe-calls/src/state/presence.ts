import { sessionApi } from '@tayyib/shared/api';
import type { AppDispatch } from '@tayyib/shared/store';
import { stayRegistered } from '../rtc/signalling';
import { callsSlice } from './callsSlice';
import { comeBackToRoom, doneWithRooms } from './groupRoom';
import { selectGroup, type WithRoom } from './groupSlice';
import { keptCallOf, type KeptCall } from './keptCall';
import { checkDevices, doneWithCalls, readyForCalls, rejoinCall } from './oneToOne';

const { joinAsked, joined, joinRefused, connectionLost, left, forgotten, broadcastHeard } =
  callsSlice.actions;

const viewerIdOf = sessionApi.endpoints.getSession.select();

/** One page is one presence, whichever of its parts shows it. */
let stop = () => {};

/** Goes online for calls under a name and stays so on every page, until `leaveCalls`, sign-out or a closed tab. */
export const joinCalls =
  (username: string, backInto?: KeptCall['call']) => (dispatch: AppDispatch, getState: () => WithRoom) => {
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
    dispatch(readyForCalls({ viewerId: joinedAs ?? '', username }));
    let hasRejoined = false;
    stop = stayRegistered(username, {
      registered: () => {
        dispatch(joined());
        if (backInto && !hasRejoined) {
          hasRejoined = true;
          void dispatch(rejoinCall(backInto));
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

/** Goes back online and into its call when this tab was loaded anew in the middle of one. */
export const returnToCall = () => (dispatch: AppDispatch, getState: () => WithRoom) => {
  const viewerId = viewerIdOf(getState()).data?._id;
  const kept = viewerId === undefined ? null : keptCallOf(viewerId);
  if (kept) dispatch(joinCalls(kept.username, kept.call));
};

export const leaveCalls = () => (dispatch: AppDispatch) => {
  stop();
  dispatch(doneWithRooms());
  dispatch(doneWithCalls());
  dispatch(left());
};
