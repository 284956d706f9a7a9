/** How a publisher's host is requested. */
export interface HostPolicy {
  /** Between the starts of two requests. */
  spacingMs: number;
  /** Sent with every request, besides the User-Agent. */
  headers: Readonly<Record<string, string>>;
}

const nse: HostPolicy = { spacingMs: 6000, headers: { referer: 'https://www.nseindia.com/' } };
const bse: HostPolicy = {
  spacingMs: 1500,
  headers: { referer: 'https://www.bseindia.com/', origin: 'https://www.bseindia.com' },
};

/** The hosts that lists and documents of filings come from. No other is ever requested for a filing. */
export const exchangeHosts: ReadonlyMap<string, HostPolicy> = new Map([
  ['nsearchives.nseindia.com', nse],
  ['www.nseindia.com', nse],
  ['www.bseindia.com', bse],
  ['api.bseindia.com', bse],
]);

/** The hosts of documents. */
export const documentHosts = ['nsearchives.nseindia.com', 'www.bseindia.com'] as const;

/** The exchanges refuse clients that do not name themselves as browsers do; this is one that still says who it is. */
export const exchangeUserAgent = (userAgent: string): string => `Mozilla/5.0 (compatible; ${userAgent})`;

const headBytes = 400;

/** Whether a publisher answered with a page for people, which its servers do when they refuse a client. */
export const isWebPage = (bytes: Buffer): boolean =>
  /^\s*(<\?xml[^>]*\?>\s*)?<(!doctype\s+html|html|head|body)\b/i.test(
    bytes
      .subarray(0, headBytes)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
