import { useEffect, useEffectEvent } from 'react';
import { withStorage } from '@tayyib/shared/parts/storage';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { useSession } from '../../../session/useSession';
import { pushesKey } from './pushesKey';

/**
 * Once per opened page, tells the server the push address of a browser whose user wants pushes here: browsers and push services
 * replace addresses, and the server forgets those that are gone or never answer.
 */
export function PushLink() {
  const { user } = useSession();
  const userId = user?._id;
  const dispatch = useAppDispatch();
  const renew = useEffectEvent(async () => {
    const { renewInServer } = await import('./renewInServer');
    await renewInServer(dispatch);
  });
  useEffect(() => {
    const isOn = withStorage((storage) => storage.getItem(pushesKey)) != null;
    if (userId === undefined || !isOn) return;
    renew().catch((error: unknown) => console.warn('Pushes to this browser could not be renewed.', error));
  }, [userId]);
  return null;
}
