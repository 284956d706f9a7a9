import { useSocket } from '@tayyib/shared/realtime';
import { useAppDispatch } from '@tayyib/shared/store';
import { modulesApi } from './modulesApi';

/** Asks the registry again when it says that it changed, so that open pages follow without a reload. */
export function RegistryLink() {
  const dispatch = useAppDispatch();
  useSocket((socket) => {
    const refresh = () => void dispatch(modulesApi.util.invalidateTags(['Modules']));
    socket.on('modules:changed', refresh);
    return () => socket.off('modules:changed', refresh);
  });
  return null;
}
