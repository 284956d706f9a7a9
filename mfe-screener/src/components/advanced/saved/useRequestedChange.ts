import { useLocation, useSearchParams } from '@tayyib/shared/router';

/** The change of a followed screen that a notification opened the page for. */
export interface RequestedChange {
  /** Its id; null if the page was not opened by a notification. */
  id: string | null;
  /** The URL to redirect to: set if the navigation state `alert` names it and the current URL has no query. */
  redirect: string | null;
  close: () => void;
}

/** Reads the requested change from the URL or from the navigation state `alert`. */
export function useRequestedChange(): RequestedChange {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const [address, setAddress] = useSearchParams();
  const alertUrl = address.size === 0 ? alertUrlIn(state) : null;
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
    redirect: alertUrl?.startsWith(`${pathname}?`) ? alertUrl : null,
    close,
  };
}

/** Navigation state is untrusted: the browser restores it from its history. */
function alertUrlIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('alert' in state)) return null;
  const { alert } = state;
  if (typeof alert !== 'object' || alert === null || !('scan_url' in alert)) return null;
  return typeof alert.scan_url === 'string' ? alert.scan_url : null;
}
