import { useLoader } from '../loading/LoaderContext';
import { useRegistry } from '../registry/useRegistry';
import { useMakeSupportCodeMutation } from '../registry/visitApi';

/** A support code for the exact versions on this page, made when it is requested. */
export function useSupportCode() {
  const loader = useLoader();
  const { enabled } = useRegistry();
  const [makeCode, { data, error, isLoading }] = useMakeSupportCodeMutation();
  const request = () => {
    const active = new Map(loader.activeVersions().map(({ id, version }) => [id, version]));
    const modules = enabled.map(({ descriptor: { id }, version }) => ({
      id,
      version: active.get(id) ?? version,
    }));
    if (modules.length > 0) void makeCode({ modules });
  };
  return { request, data, error, isLoading, canRequest: enabled.length > 0 };
}
