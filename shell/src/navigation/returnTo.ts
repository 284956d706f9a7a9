/**
 * The address a visitor was sent away from, out of the router's navigation state. Only an address of this app counts:
 * anything else could lead a person elsewhere right after they typed their password.
 */
export function returnToOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return null;
  const address = URL.canParse(returnTo, location.origin) ? new URL(returnTo, location.origin) : null;
  if (address?.origin !== location.origin) return null;
  return address.pathname + address.search + address.hash;
}
