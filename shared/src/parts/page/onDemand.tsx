import { useEffect, useState, type ComponentType } from 'react';
import { PartFailure } from './PartFailure';

/**
 * A component whose code is loaded when it is first shown, like a dialog. `preload` starts that earlier, as when its button is
 * pointed at. Until it is there nothing is shown, and the focus stays; a failure is shown in its place, and can be repeated.
 *
 *     const ShareDialog = onDemand(async () => (await import('./ShareDialog')).ShareDialog);
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const request = async () => (loaded = await load());

  function OnDemand(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => loaded);
    const [attempt, setAttempt] = useState({ number: 1, hasFailed: false });
    const { number, hasFailed } = attempt;
    useEffect(() => {
      let isWanted = true;
      request().then(
        (part) => isWanted && setShown(() => part),
        () => isWanted && setAttempt({ number, hasFailed: true }),
      );
      return () => {
        isWanted = false;
      };
    }, [number]);
    if (Shown) return <Shown {...props} />;
    const retry = () => setAttempt({ number: number + 1, hasFailed: false });
    return hasFailed ? <PartFailure retry={retry} /> : null;
  }
  return Object.assign(OnDemand, { preload: () => void request().catch(() => {}) });
}
