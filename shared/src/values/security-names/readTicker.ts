export type Exchange = 'NSE' | 'BSE';

/** A code as it is on its exchange, which two companies may share. */
export interface Ticker {
  code: string;
  exchange?: Exchange;
}

const exchanges: Readonly<Record<string, Exchange>> = {
  NSE: 'NSE',
  XNSE: 'NSE',
  NSE_EQ: 'NSE',
  NS: 'NSE',
  BSE: 'BSE',
  XBOM: 'BSE',
  BOM: 'BSE',
  BSE_EQ: 'BSE',
  BO: 'BSE',
};
const exchangeOf = (text: string): Exchange | undefined => exchanges[text.trim().toUpperCase()];
/** The series of NSE and groups of BSE that brokers write after a code. */
const series = /[- ](?:EQ|BE|BZ|BL|SM|ST|T)$/i;

/**
 * Reads how sites and brokers write a code: `NSE:INFY`, `BSE:500325`, `INFY.NS`, `500325.BO`, `INFY-EQ`, `NSE_EQ|INE009A01021`. Null for one
 * of another exchange, such as `NASDAQ:AAPL`.
 */
export function readTicker(text: string): Ticker | null {
  const [, prefix, prefixed] = /^\s*([A-Za-z_]+)\s*[:|]\s*(.+?)\s*$/.exec(text) ?? [];
  if (prefix !== undefined && prefixed !== undefined) {
    const exchange = exchangeOf(prefix);
    return exchange === undefined || /[:|]/.test(prefixed) ? null : { code: plainCode(prefixed), exchange };
  }
  const [, suffixed, suffix = ''] = /^\s*([\w&-]+)\.(NS|BO|NSE|BSE)\s*$/i.exec(text) ?? [];
  const exchange = exchangeOf(suffix);
  if (suffixed !== undefined && exchange !== undefined) return { code: plainCode(suffixed), exchange };
  return { code: plainCode(text.trim()) };
}

const plainCode = (code: string): string => code.replace(series, '').trim();

/** What to search for when a ticker is typed: the code alone. Other text is left as it is. */
export function searchedText(text: string): string {
  const ticker = readTicker(text);
  const isTicker = ticker?.exchange !== undefined || /^\s*[\w&]+-(?:EQ|BE|BZ|BL)\s*$/i.test(text);
  return isTicker && ticker !== null ? ticker.code : text;
}
