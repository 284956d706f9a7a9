import { useEffect } from 'react';
import { useSocket } from '@tayyib/shared/realtime';
import { useAppDispatch } from '@tayyib/shared/store';
import { useLoader } from '../loading/LoaderContext';
import { modulesApi } from './modulesApi';
import { useRegistry } from './useRegistry';

const { getModules } = modulesApi.endpoints;
/** An answer that was on its way already may be older than what was announced; then the question is asked again. */
const mostQuestions = 3;

/**
 * Asks the registry again when it says that it changed, and with every new connection, so that open pages follow without a
 * reload. Modules that are no longer offered are stopped; by then none of their components is on the page.
 */
export function RegistryLink() {
  const dispatch = useAppDispatch();
  const loader = useLoader();
  const { enabled } = useRegistry();

  useEffect(() => {
    loader.keepOnly(new Set(enabled.map(({ descriptor }) => descriptor.id)));
  }, [loader, enabled]);

  useSocket((socket) => {
    // at once: invalidating tags would wait for whatever else the page is asking
    const follow = async (revision: number) => {
      for (let asked = 0; asked < mostQuestions; asked += 1) {
        const question = getModules.initiate(undefined, { subscribe: false, forceRefetch: true });
        const { data } = await dispatch(question);
        if (data && data.revision >= revision) return;
      }
    };
    const followChange = ({ revision }: { revision: number }) => void follow(revision);
    socket.on('modules:changed', followChange);
    // what was announced while there was no connection went unheard
    void follow(0);
    return () => socket.off('modules:changed', followChange);
  });
  return null;
}
