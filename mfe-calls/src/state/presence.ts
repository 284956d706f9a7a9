import { sessionApi } from '@tayyib/shared/sdk/api';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import { sendAway, stayRegistered } from '../rtc/presenceSignalling';
import { followIntoRoom } from './callToRoom';
import { rejoinRoom, restoreRoom, startRooms, stopRooms } from './groupRoom';
import { selectGroup, type WithRoom } from './groupSlice';
import { checkDevices, isCalling, rejoinCall, startCalls, stopCalls } from './oneToOne';
import { whenOver } from './lifetime';
import { presenceSlice, selectPresence } from './presenceSlice';
import { watchAway } from './watchAway';
import {
  clearSavedPresence,
  readSavedCall,
  readSavedPresence,
  readSavedRoom,
  savePresence,
  type SavedCall,
  type SavedRoom,
} from './resumeStorage';

const { joinRequested, joined, joinRefused, connectionLost, left, reset, broadcastReceived } =
  presenceSlice.actions;

const viewerIdOf = sessionApi.endpoints.getSession.select();

/** Ends the presence of this page, which has one at most. */
let stop = () => {};

/** The call or room this tab was in before a reload. */
type SavedSession = { call: SavedCall } | { room: SavedRoom };

/**
 * Goes online for calls under a name and stays online on every page, until `leaveCalls`, sign-out or a closed tab.
 * @param saved the call or room to rejoin
 * @param isHidden in no list, and with the name of the account: for the room of a consultation
 */
export const joinCalls =
  (username: string, saved?: SavedSession, isHidden = false) =>
  (dispatch: AppDispatch, getState: () => WithPresence) => {
    const viewerId = () => viewerIdOf(getState()).data?._id;
    const joinedAs = viewerId();
    const end = (action: ReturnType<typeof joinRefused | typeof reset>) => {
      stop();
      dispatch(action);
    };
    stop();
    dispatch(joinRequested({ username, isHidden }));
    const user = { viewerId: joinedAs ?? '', username, isHidden };
    dispatch(startCalls(user));
    dispatch(startRooms(user));
    const stopFollowing = dispatch(followIntoRoom());
    let isAway = false;
    const stopWatching = watchAway((next) => {
      isAway = next;
      if (selectPresence(getState()).phase === 'online') sendAway(isAway);
    });
    let hasRejoined = false;
    let goOffline = () => {};
    let isOver = false;
    const stopWaiting = whenOver((why) => {
      // the next version of the module goes online again
      if (why === 'signed-out') clearSavedPresence();
      end(reset());
    });
    // the call and the room end first, while this page is known to the server as theirs
    stop = () => {
      stop = () => {};
      isOver = true;
      stopWaiting();
      stopFollowing();
      stopWatching();
      dispatch(stopCalls());
      dispatch(stopRooms());
      goOffline();
    };
    goOffline = stayRegistered(isHidden ? { username, isHidden } : { username }, {
      registered: () => {
        dispatch(joined());
        // the server takes a new connection for one that is used
        if (isAway) sendAway(isAway);
        // the room of a consultation is in the address
        if (!isHidden) savePresence(user);
        if (saved && !hasRejoined) {
          hasRejoined = true;
          void dispatch('call' in saved ? rejoinCall(saved.call) : restoreRoom(saved.room));
        } else if (selectGroup(getState()).phase === 'outside') void dispatch(checkDevices());
        else dispatch(rejoinRoom());
      },
      refused: (message) => {
        clearSavedPresence();
        end(joinRefused(message));
      },
      lost: () => dispatch(connectionLost()),
      broadcast: (message) => dispatch(broadcastReceived(message)),
      shouldRegister: () => {
        const isSameUser = viewerId() === joinedAs;
        if (!isSameUser) end(reset());
        return isSameUser;
      },
    });
    // refused at once
    if (isOver) goOffline();
  };

type WithPresence = WithRoom & Parameters<typeof selectPresence>[0];

/** After a reload: goes back online, and rejoins the call or room the page was in. Does nothing on a page that is online. */
export const restoreSession = () => (dispatch: AppDispatch, getState: () => WithPresence) => {
  const viewerId = viewerIdOf(getState()).data?._id;
  if (viewerId === undefined || selectPresence(getState()).phase !== 'out') return;
  const saved = readSavedCall(viewerId);
  const room = readSavedRoom(viewerId);
  if (saved) dispatch(joinCalls(saved.username, { call: saved }, saved.isHidden));
  else if (room) dispatch(joinCalls(room.username, { room }));
  else {
    const presence = readSavedPresence(viewerId);
    if (presence) dispatch(joinCalls(presence.username));
  }
};

/** Enters the room of a consultation, where only the other participant sees the user. Does nothing for a user who is online. */
export const enterHidden = (username: string) => (dispatch: AppDispatch, getState: () => WithPresence) => {
  if (selectPresence(getState()).phase === 'out') dispatch(joinCalls(username, undefined, true));
};

/** Goes offline again, unless a call goes on. */
export const leaveHidden = () => (dispatch: AppDispatch, getState: () => WithPresence) => {
  const { phase, isHidden } = selectPresence(getState());
  if (phase !== 'out' && isHidden && !isCalling()) dispatch(leaveCalls());
};

/** Ends the call or the room, and goes offline. */
export const leaveCalls = () => (dispatch: AppDispatch) => {
  clearSavedPresence();
  stop();
  dispatch(left());
};
