/** Stands for the origin of the product, whichever that is. */
const anyOrigin = 'https://tayyib.invalid';

/**
 * The path, query and fragment of an address that is a page of this product; null for any other. For addresses to go on to that came from
 * outside, such as a query: they must not lead to another site.
 */
export function ownPath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  if (!URL.canParse(address, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(address, anyOrigin);
  // `/.//elsewhere.example` has a path that is an address of another site
  if (origin !== anyOrigin || pathname.startsWith('//')) return null;
  return /^\/api(?:\/|$)/.test(pathname) ? null : pathname + search + hash;
}

/** An address of ours in its parts; the location of the router is one. */
export interface OwnPage {
  pathname: string;
  search?: string;
  hash?: string;
}

/** The address of the plans that leads back to a page of ours after the payment. */
export const plansOnTheWayTo = ({ pathname, search = '', hash = '' }: OwnPage): string =>
  `/plan?${new URLSearchParams({ to: pathname + search + hash })}`;
