import { useEffect, useEffectEvent, useRef } from 'react';
import {
  announceSignOut,
  api,
  onSessionEnded,
  onSessionFoundEnded,
  sessionApi,
  setSession,
  useLogoutMutation,
} from '@tayyib/shared/sdk/api';
import { openSocket, useSocket } from '@tayyib/shared/sdk/realtime';
import { useAppStore, type RootState } from '@tayyib/shared/sdk/store';
import { useSession } from './useSession';
import { sessionEnded, sessionStillOpen } from './signedOutSlice';
import { signOutKey, useUserRecord } from './useUserRecord';

/** Connects the socket of a signed-in user, and signs the page out when the session ends elsewhere. */
export function SessionLink() {
  const { user } = useSession();
  const userId = user?._id;
  const hasAgreed = user?.userstatus ?? false;
  const store = useAppStore();
  const { dispatch } = store;
  const wasConnected = useRef(false);
  const [, { isLoading: isLeaving }] = useLogoutMutation({ fixedCacheKey: signOutKey });
  useUserRecord();

  // the server refuses connections of users who have not accepted the terms; while signing out, no event may start a query
  const isConnected = userId !== undefined && hasAgreed && !isLeaving;
  useEffect(() => {
    if (!isConnected) return;
    const disconnect = openSocket();
    return () => {
      announceSignOut();
      disconnect();
    };
  }, [isConnected, userId]);

  const endSession = async ({ message }: { message: string }) => {
    if (isSigningOut(store.getState())) return;
    announceSignOut();
    dispatch(sessionEnded(message));
    // the browser may have a newer session than the one that ended; if not, the gates redirect to the home page
    const request = dispatch(sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
    const result = await request;
    request.unsubscribe();
    if (result.isSuccess && result.data) {
      dispatch(sessionStillOpen());
      return;
    }
    // the next user of this browser must not see cached data of this one
    dispatch(api.util.resetApiState());
    dispatch(setSession(null));
  };

  // without an open socket, the next reply of the API reports it
  const endByReply = useEffectEvent((reason: { message: string }) => void endSession(reason));
  useEffect(() => onSessionEnded((reason) => endByReply(reason)), []);
  useEffect(() => onSessionFoundEnded(({ message }) => void dispatch(sessionEnded(message))), [dispatch]);

  useSocket((socket) => {
    const leave = (reason: { message: string }) => void endSession(reason);
    socket.on('session:ended', leave);
    // events sent while disconnected were missed
    if (wasConnected.current) dispatch(api.util.invalidateTags(['Modules', 'Session']));
    wasConnected.current = true;
    return () => socket.off('session:ended', leave);
  });
  return null;
}

/** Whether no user is signed in, or this page is signing out by itself. */
function isSigningOut(state: RootState): boolean {
  const signOut = sessionApi.endpoints.logout.select({ fixedCacheKey: signOutKey, requestId: undefined })(
    state,
  );
  return signOut.isLoading || !sessionApi.endpoints.getSession.select()(state).data;
}
