import { RefusedRow } from './values';

/**
 * The exchange's own name of an XBRL filing and the day it was filed, which the name ends with: `…_22042024074704.xml`
 * was filed on 22 April 2024. Copies carry other prefixes.
 */
export function filedDocument(path: string): { document: string; filedOn: string } {
  const [document, date = '', month = '', year = ''] =
    /(?:NBFC_INDAS|INDAS|BANKING)_[\d_]*_(\d{2})(\d{2})(\d{4})\d{6}(?:_WEB)?\.xml$/.exec(path) ?? [];
  if (document === undefined) throw new RefusedRow(`"${path}" is not the name of an XBRL filing.`);
  return { document, filedOn: `${year}-${month}-${date}` };
}

/** The number the exchange gave a filing when it came in, which its name begins with: the order of filings of one day. */
export function submissionOf(document: string): number {
  return Number(/(?:INDAS|BANKING)_(\d+)_/.exec(document)?.[1] ?? 0);
}
