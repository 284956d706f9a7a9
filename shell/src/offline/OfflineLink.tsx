import { useEffect, useEffectEvent } from 'react';
import type { ModuleVersion } from '@tayyib/shared/contracts';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import { reportVisits } from './reportVisits';
import { useRefetchWhenBack } from './useRefetchWhenBack';

const folderOf = ({ base }: ModuleVersion) => new URL(base, location.origin).pathname;

/** Lets the pages of this visit open without a network, and refreshes them when it is back. */
export function OfflineLink() {
  const { enabled } = useRegistry();
  const { user } = useSession();
  const userId = user?._id;
  const moduleFolders = useEffectEvent(() =>
    enabled.flatMap((entry) => [entry, entry.fallback ?? entry].map(folderOf)),
  );
  // signing out removes the worker
  useEffect(() => reportVisits(() => moduleFolders()), [userId]);
  useRefetchWhenBack();
  return null;
}
