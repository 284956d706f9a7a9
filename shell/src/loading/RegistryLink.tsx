import { useEffect, useState } from 'react';
import { useSocket } from '@tayyib/shared/sdk/realtime';
import { useAppStore } from '@tayyib/shared/sdk/store';
import { interrupted } from './interruptionsSlice';
import { useLoader } from './LoaderContext';
import { replacementsFound } from './replacementsSlice';
import { UnsavedInput } from './UnsavedInput';
import { modulesApi } from '../registry/modulesApi';
import { useRegistry } from '../registry/useRegistry';

const { getModules } = modulesApi.endpoints;
/** A response that was already in flight may be older than the announced revision; then it is fetched again. */
const maxRefetches = 3;
/** All open pages hear of a change at once; their requests are spread over this time. */
const spreadMs = 1000;

/**
 * Refetches the registry when the server announces a newer revision, after a change and with every connection, so that open pages
 * follow without a reload. Modules that are no longer offered are stopped; by then none of their components is mounted. A message names
 * what that interrupted. Versions that were withdrawn are replaced; where that would lose something, the user is asked.
 */
export function RegistryLink() {
  const store = useAppStore();
  const { dispatch } = store;
  const loader = useLoader();
  const { enabled } = useRegistry();
  const [unsavedInput] = useState(() => new UnsavedInput());
  useEffect(() => unsavedInput.watch(), [unsavedInput]);

  useEffect(() => {
    const stopped = loader.stopAllExcept(new Set(enabled.map(({ descriptor }) => descriptor.id)));
    for (const interruption of stopped) dispatch(interrupted(interruption));
    dispatch(replacementsFound(loader.replaceWithdrawn(enabled, unsavedInput.isThere)));
  }, [loader, enabled, unsavedInput, dispatch]);

  const knownRevision = () => getModules.select()(store.getState()).data?.revision ?? -1;
  useSocket((socket) => {
    // immediate: invalidating tags would wait for other pending requests
    const follow = async (revision: number) => {
      for (let attempt = 0; attempt < maxRefetches && knownRevision() < revision; attempt += 1) {
        const request = getModules.initiate(undefined, { subscribe: false, forceRefetch: true });
        const { isError } = await dispatch(request);
        // a failed request is repeated by the subscription, later each time
        if (isError) return;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest = 0;
    const followChange = ({ revision }: { revision: number }) => {
      newest = Math.max(newest, revision);
      if (newest <= knownRevision()) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void follow(newest);
      }, Math.random() * spreadMs);
    };
    socket.on('modules:changed', followChange);
    // after every connection: what was announced before it was missed
    const followConnection = ({ revision }: { revision: number }) => void follow(revision);
    socket.on('modules:revision', followConnection);
    return () => {
      clearTimeout(timer);
      socket.off('modules:changed', followChange);
      socket.off('modules:revision', followConnection);
    };
  });
  return null;
}
