import { useEffect, useEffectEvent, useRef } from 'react';
import { api, onSessionEnded, sessionApi, setSession } from '@tayyib/shared/api';
import { openSocket, useSocket } from '@tayyib/shared/realtime';
import { useAppStore, type RootState } from '@tayyib/shared/store';
import { useSession } from './useSession';
import { sessionEnded, sessionStillOpen } from './signedOutSlice';
import { signOutKey } from './signOutKey';
import { usePersonRecord } from './usePersonRecord';

/** Keeps a signed-in person connected, and signs this page out when their session ends elsewhere. */
export function SessionLink() {
  const { user } = useSession();
  const userId = user?._id;
  const hasAgreed = user?.userstatus ?? false;
  const store = useAppStore();
  const { dispatch } = store;
  const wasConnected = useRef(false);
  usePersonRecord();

  // the server takes no connection from somebody who has not agreed to the terms
  useEffect(() => (userId && hasAgreed ? openSocket() : undefined), [userId, hasAgreed]);

  const endSession = async ({ message }: { message: string }) => {
    if (isLeavingAnyway(store.getState())) return;
    dispatch(sessionEnded(message));
    // the browser may hold a newer session than the one that ended; if not, the gates send this page's reader home
    const asked = dispatch(sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
    const answer = await asked;
    asked.unsubscribe();
    if (answer.isSuccess && answer.data) {
      dispatch(sessionStillOpen());
      return;
    }
    // nothing of this person may stay for the next one on this browser; nor may a part of the page ask again in their name
    dispatch(api.util.resetApiState());
    dispatch(setSession(null));
  };

  // whoever has no socket open hears it from the next answer
  const endByAnswer = useEffectEvent((reason: { message: string }) => void endSession(reason));
  useEffect(() => onSessionEnded((reason) => endByAnswer(reason)), []);

  useSocket((socket) => {
    const leave = (reason: { message: string }) => void endSession(reason);
    socket.on('session:ended', leave);
    // whatever was announced while the connection was away is asked for again
    if (wasConnected.current) dispatch(api.util.invalidateTags(['Modules', 'Session']));
    wasConnected.current = true;
    return () => socket.off('session:ended', leave);
  });
  return null;
}

/** Whether nobody is signed in here (any more), or this very page has just asked to sign out and sees to the rest. */
function isLeavingAnyway(state: RootState): boolean {
  const signOut = sessionApi.endpoints.logout.select({ fixedCacheKey: signOutKey, requestId: undefined })(
    state,
  );
  return signOut.isLoading || !sessionApi.endpoints.getSession.select()(state).data;
}
