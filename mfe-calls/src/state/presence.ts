import { sessionApi } from '@tayyib/shared/api';
import type { AppDispatch, RootState } from '@tayyib/shared/store';
import { stayRegistered } from '../rtc/signalling';
import { callsSlice } from './callsSlice';
import { checkDevices, doneWithCalls, readyForCalls } from './oneToOne';

const { joinAsked, joined, joinRefused, connectionLost, left, forgotten, broadcastHeard } =
  callsSlice.actions;

const viewerIdOf = sessionApi.endpoints.getSession.select();

/** One page is one presence, whichever of its parts shows it. */
let stop = () => {};

/** Goes online for calls under a name and stays so on every page, until `leaveCalls`, sign-out or a closed tab. */
export const joinCalls = (username: string) => (dispatch: AppDispatch, getState: () => RootState) => {
  const viewerId = () => viewerIdOf(getState()).data?._id;
  const joinedAs = viewerId();
  const end = (action: ReturnType<typeof joinRefused | typeof forgotten>) => {
    stop();
    dispatch(doneWithCalls());
    dispatch(action);
  };
  stop();
  dispatch(joinAsked(username));
  dispatch(readyForCalls());
  stop = stayRegistered(username, {
    registered: () => {
      dispatch(joined());
      void dispatch(checkDevices());
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

export const leaveCalls = () => (dispatch: AppDispatch) => {
  stop();
  dispatch(doneWithCalls());
  dispatch(left());
};
