import { useEffect, useEffectEvent, useRef } from 'react';
import { useLogoutMutation } from '@tayyib/shared/sdk/api';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { clearUser, readPreferences, savedDeviceId, saveUser } from './userStorage';
import { recordApi } from './recordApi';
import { sessionEnded } from './signedOutSlice';
import { useSession } from './useSession';

/** The shared cache key of the logout mutation, by which the page knows that it is signing out itself. */
export const signOutKey = 'sign-out';

/** Why a browser is signed out whose stored device is not that of its session (from the spec). */
const otherDevice = 'What this browser had stored was of another sign-in, so please log in again.';

/** How often the user record is refetched (from the spec). */
const checkEveryMs = 300_000;

/** Keeps the user in local storage in sync with the session: saved while signed in, cleared on sign-out. */
export function useUserRecord(): void {
  const { user, isLoading, error } = useSession();
  const userId = user?._id;
  const dispatch = useAppDispatch();
  const [logout, { isLoading: isSigningOut }] = useLogoutMutation({ fixedCacheKey: signOutKey });
  const preferences = useRef(readPreferences());
  /** Whether a user was signed in at the last change; null before the first. */
  const wasSignedIn = useRef<boolean | null>(null);

  // the logout response clears the storage (Clear-Site-Data) before any script sees it
  useEffect(() => {
    if (isSigningOut) preferences.current = readPreferences();
  }, [isSigningOut]);

  const compareDevice = useEffectEvent(async (saved: string) => {
    const { data } = await dispatch(recordApi.endpoints.getDeviceId.initiate(undefined, { track: false }));
    if (data === undefined || data === saved) return;
    const { error } = await logout();
    if (!error) dispatch(sessionEnded(otherDevice));
  });
  const checkRecord = useEffectEvent(async (id: string) => {
    const { error } = await dispatch(recordApi.endpoints.checkUserRecord.initiate(id, { track: false }));
    // SessionLink handles an ended session
    if (error && error.code !== 'session-ended')
      console.warn('The record of the signed-in user could not be refreshed.', error);
  });

  useEffect(() => {
    // without an answer nobody is known to have signed out, and what was typed stays
    if (isLoading || error) return;
    const isFirst = wasSignedIn.current === null;
    const wasUserHere = wasSignedIn.current === true;
    wasSignedIn.current = user !== null;
    if (!user) {
      // values still in the storage are newer
      const restored = new Map([...preferences.current, ...readPreferences()]);
      if (wasUserHere || savedDeviceId() !== null) void clearUser(restored);
      return;
    }
    const saved = savedDeviceId();
    if (isFirst && saved !== null && saved !== user.deviceID) void compareDevice(saved);
    else saveUser(user);
  }, [user, isLoading, error]);

  useEffect(() => {
    if (userId === undefined) return;
    void checkRecord(userId);
    const timer = setInterval(() => void checkRecord(userId), checkEveryMs);
    return () => clearInterval(timer);
  }, [userId]);
}
