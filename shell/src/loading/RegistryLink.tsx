import { useEffect } from 'react';
import { useSocket } from '@tayyib/shared/sdk/realtime';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { interrupted } from './interruptionsSlice';
import { useLoader } from './LoaderContext';
import { modulesApi } from '../registry/modulesApi';
import { useRegistry } from '../registry/useRegistry';

const { getModules } = modulesApi.endpoints;
/** A response that was already in flight may be older than the announced revision; then it is fetched again. */
const maxRefetches = 3;
/** All open pages hear of a change at once; their requests are spread over this time. */
const spreadMs = 1000;

/**
 * Refetches the registry when it changes and on every reconnect, so that open pages follow without a reload. Modules that are
 * no longer offered are stopped; by then none of their components is mounted. A message names what that interrupted.
 */
export function RegistryLink() {
  const dispatch = useAppDispatch();
  const loader = useLoader();
  const { enabled } = useRegistry();

  useEffect(() => {
    const stopped = loader.stopAllExcept(new Set(enabled.map(({ descriptor }) => descriptor.id)));
    for (const interruption of stopped) dispatch(interrupted(interruption));
  }, [loader, enabled, dispatch]);

  useSocket((socket) => {
    // immediate: invalidating tags would wait for other pending requests
    const follow = async (revision: number) => {
      for (let attempt = 0; attempt < maxRefetches; attempt += 1) {
        const request = getModules.initiate(undefined, { subscribe: false, forceRefetch: true });
        const { data } = await dispatch(request);
        if (data && data.revision >= revision) return;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest = 0;
    const followChange = ({ revision }: { revision: number }) => {
      newest = Math.max(newest, revision);
      timer ??= setTimeout(() => {
        timer = undefined;
        void follow(newest);
      }, Math.random() * spreadMs);
    };
    socket.on('modules:changed', followChange);
    // events sent while disconnected were missed
    void follow(0);
    return () => {
      clearTimeout(timer);
      socket.off('modules:changed', followChange);
    };
  });
  return null;
}
