import { useLocation, useSearchParams } from '@tayyib/shared/sdk/router';

/** What an alert opened the page for: the change of a followed screen, or the stocks that a scanner found. */
export interface RequestedChange {
  /** Its id; null if the page was not opened by a notification. */
  id: string | null;
  /** Codes of the stocks that a scanner found. */
  codes: readonly string[];
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
        next.delete('stocks');
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    id: address.get('change'),
    codes: [...new Set(address.get('stocks')?.split(',').filter(isCode))],
    redirect: alertUrl?.startsWith(`${pathname}?`) ? alertUrl : null,
    close,
  };
}

/** The address is untrusted. */
const isCode = (text: string) => /^[A-Z0-9&-]{1,20}$/.test(text);

/** Navigation state is untrusted: the browser restores it from its history. */
function alertUrlIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('alert' in state)) return null;
  const { alert } = state;
  if (typeof alert !== 'object' || alert === null || !('scan_url' in alert)) return null;
  return typeof alert.scan_url === 'string' ? alert.scan_url : null;
}
