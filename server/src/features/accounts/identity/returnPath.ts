const anyOrigin = 'https://tayyib.invalid';

/**
 * The path of an address on our own pages; `/dashboard` for any other address, or one of the sign-in pages.
 */
export function returnPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return home;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  const isOurs = origin === anyOrigin && !pathname.startsWith('//') && !pathname.startsWith('/api');
  return isOurs ? pathname + search + hash : home;
}

const home = '/dashboard';
