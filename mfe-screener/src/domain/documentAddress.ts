/** Where NSE keeps the filings of which it gave the file its name. */
const nseArchive = 'https://nsearchives.nseindia.com/corporate/xbrl/';
const nseName = /^(?:INTEGRATED_FILING_)?(?:NBFC_INDAS|NONINDAS|INDAS|BANKING|LI|GI)_[\d_]+(?:_WEB)?\.xml$/;

/** The address of a published document; null where only the name of a file is on record. */
export function documentAddress(document: string): string | null {
  if (/^https?:\/\//.test(document)) return document;
  return nseName.test(document) ? `${nseArchive}${document}` : null;
}
