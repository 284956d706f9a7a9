import { RefusedRow } from '../feeds/reading/values';

const nseDocument = /^https:\/\/nsearchives\.nseindia\.com\/corporate\/xbrl\/[\w.-]+\.xml$/;
const bseDocument = /^[A-Za-z0-9]+\/[\w.-]+\.html$/;

/**
 * The address of a document in NSE's lists, or null if the list says there is none. Refuses every other address: the
 * content of a list never makes the server request another host or path.
 */
export function nseDocumentAddress(stated: string): string | null {
  const address = stated.trim();
  if (address === '' || /\/(-|null)$/.test(address)) return null;
  if (!nseDocument.test(address))
    throw new RefusedRow(`"${address.slice(0, 200)}" is not an address of NSE's documents.`);
  return address;
}

/** The address of the XBRL document beside the page that BSE's list names, or null if it names none. */
export function bseDocumentAddress(page: string | null | undefined): string | null {
  const name = page?.trim() ?? '';
  if (name === '') return null;
  if (!bseDocument.test(name))
    throw new RefusedRow(`"${name.slice(0, 200)}" is not a name of BSE's documents.`);
  return `https://www.bseindia.com/XBRLFILES/${name.replace(/html$/, 'xml')}`;
}
