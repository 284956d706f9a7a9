import { useSyncExternalStore } from 'react';
import { lastSeenAt, onLastSeen } from '@tayyib/shared/api';

/** When the oldest reply on this page was received, if it is from an earlier visit; otherwise null. */
export const useLastSeen = (): string | null => useSyncExternalStore(onLastSeen, lastSeenAt, () => null);
