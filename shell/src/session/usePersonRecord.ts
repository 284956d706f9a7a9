import { useEffect, useEffectEvent, useRef } from 'react';
import { useLogoutMutation } from '@tayyib/shared/api';
import { useAppDispatch } from '@tayyib/shared/store';
import { forgetPerson, readPreferences, rememberedDevice, rememberPerson } from './browserRecord';
import { recordApi } from './recordApi';
import { signOutKey } from './signOutKey';
import { useSession } from './useSession';

/** The spec's interval at which a page asks for the record of its person again. */
const checkEveryMs = 300_000;

/** Keeps what this browser remembers of a person in step with the session: written while they are in, gone when they leave. */
export function usePersonRecord(): void {
  const { user, isLoading } = useSession();
  const userId = user?._id;
  const dispatch = useAppDispatch();
  const [logout, { isLoading: isLeaving }] = useLogoutMutation({ fixedCacheKey: signOutKey });
  const kept = useRef(readPreferences());
  /** Whether the page began with somebody signed in. */
  const wasHere = useRef<boolean | null>(null);

  // the answer to a sign-out empties the storage before any script sees it
  useEffect(() => {
    if (isLeaving) kept.current = readPreferences();
  }, [isLeaving]);

  const compareDevice = useEffectEvent(async (remembered: string) => {
    const { data } = await dispatch(recordApi.endpoints.askDeviceId.initiate(undefined, { track: false }));
    if (data !== undefined && data !== remembered) await logout();
  });
  const checkRecord = useEffectEvent(async (id: string) => {
    const { error } = await dispatch(recordApi.endpoints.checkUserRecord.initiate(id, { track: false }));
    // a session that has ended is told where it matters
    if (error && error.code !== 'session-ended')
      console.warn('The record of the signed-in person could not be renewed.', error);
  });

  useEffect(() => {
    if (isLoading) return;
    const isFirst = wasHere.current === null;
    const hadSomebody = wasHere.current === true;
    wasHere.current = user !== null;
    if (!user) {
      // what the storage still holds is newer than what was kept
      const preferences = new Map([...kept.current, ...readPreferences()]);
      if (hadSomebody || rememberedDevice() !== null) void forgetPerson(preferences);
      return;
    }
    const remembered = rememberedDevice();
    if (isFirst && remembered !== null && remembered !== user.deviceID) void compareDevice(remembered);
    else rememberPerson(user);
  }, [user, isLoading]);

  useEffect(() => {
    if (userId === undefined) return;
    void checkRecord(userId);
    const timer = setInterval(() => void checkRecord(userId), checkEveryMs);
    return () => clearInterval(timer);
  }, [userId]);
}
