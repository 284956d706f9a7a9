import { useLocation, useSearchParams } from '@tayyib/shared/router';

/** A change of a followed screen, told by a notification. */
export interface RequestedChange {
  /** Its number; null when the page was opened for itself. */
  id: string | null;
  /** Where to go first: whoever opens the page with the state `alert` alone means the alert's own address. */
  instead: string | null;
  close: () => void;
}

/** Which change the page was opened to show: its address says so, or the navigation state `alert`. */
export function useRequestedChange(): RequestedChange {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const [address, setAddress] = useSearchParams();
  const meant = address.size === 0 ? addressIn(state) : null;
  const close = () =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('change');
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    id: address.get('change'),
    instead: meant?.startsWith(`${pathname}?`) ? meant : null,
    close,
  };
}

/** A browser may hand back anything. */
function addressIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('alert' in state)) return null;
  const { alert } = state;
  if (typeof alert !== 'object' || alert === null || !('scan_url' in alert)) return null;
  return typeof alert.scan_url === 'string' ? alert.scan_url : null;
}
