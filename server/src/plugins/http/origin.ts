import type { IncomingHttpHeaders } from 'node:http';

/** Where a request says it comes from: our own pages, somebody else's, or it does not say (not a browser). */
export type RequestOrigin = 'same' | 'foreign' | 'unsaid';

/** Judges by what browsers add and pages cannot forge: `Sec-Fetch-Site`, else `Origin` against the host asked for. */
export function originOf(headers: IncomingHttpHeaders, publicUrl: URL | undefined): RequestOrigin {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'same' : 'foreign';
  const { origin } = headers;
  if (origin === undefined) return 'unsaid';
  if (!URL.canParse(origin)) return 'foreign';
  return new URL(origin).host === (publicUrl?.host ?? headers.host) ? 'same' : 'foreign';
}
