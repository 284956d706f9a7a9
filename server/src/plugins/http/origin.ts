import type { IncomingHttpHeaders } from 'node:http';

/** The origin of a request: our own pages, another site, or unknown (not a browser). */
export type RequestOrigin = 'same' | 'foreign' | 'unsaid';

/**
 * Uses headers that browsers add and pages cannot forge: `Sec-Fetch-Site`, else `Origin` compared with the
 * requested host.
 */
export function originOf(headers: IncomingHttpHeaders, publicUrl: URL | undefined): RequestOrigin {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'same' : 'foreign';
  const { origin } = headers;
  if (origin === undefined) return 'unsaid';
  if (!URL.canParse(origin)) return 'foreign';
  const from = new URL(origin);
  // without a public URL, which scheme people use is not known here
  const isOurs = publicUrl ? from.origin === publicUrl.origin : from.host === headers.host;
  return isOurs ? 'same' : 'foreign';
}
