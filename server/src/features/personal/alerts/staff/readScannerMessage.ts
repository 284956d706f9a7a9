import { z } from 'zod';

/** What a scanner found. */
export interface ScannerMessage {
  alertName: string;
  scanName: string;
  /** As sent: a time without a date, or whatever else. */
  triggeredAt: string;
  /** Codes; TradingView writes `_` for `&` and for `-`. */
  stocks: string[];
  /** Rupees, one for each stock; null where it cannot be read. */
  prices: (number | null)[];
}

const maxStocks = 200;
const maxLetters = 10_000;

/** Text that is only shown: a missing, long or odd one does not cost the message. */
const line = (letters: number) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
        .slice(0, maxLetters)
        .replaceAll(/[\p{Cc}\u202D\u202E]/gu, ' ')
        .trim()
        .slice(0, letters),
    );

const Entry = z.union([z.string(), z.number(), z.null()]).transform((entry) => String(entry ?? '').trim());

/** A list, one value, or a text with commas. */
const List = z.union([
  z
    .string()
    .max(maxLetters)
    .transform((text) => text.split(',').map((entry) => entry.trim())),
  z.array(Entry).max(maxLetters),
  z.number().transform((value) => [String(value)]),
]);

/** Unknown fields are ignored; `scan_url` is a slug of theirs, not an address. */
const Body = z.object({
  stocks: List,
  trigger_prices: List.nullish().catch(null),
  triggered_at: line(40),
  scan_name: line(100),
  alert_name: line(100),
});

/** The message in a parsed body, as Chartink, TradingView or our own webhooks send it; null where there is no stock. */
export function readScannerMessage(body: unknown): ScannerMessage | null {
  const parsed = Body.safeParse(body);
  if (!parsed.success) return null;
  const { data } = parsed;
  const found = pairs(data.stocks, data.trigger_prices ?? []).flatMap(([entry, price]) => {
    // some write `SYMBOL@price`
    const [name = '', own = ''] = entry.split('@');
    const code = codeIn(name);
    return code === null ? [] : [{ code, price: priceIn(price) ?? priceIn(own) }];
  });
  if (found.length === 0) return null;
  const kept = found.slice(0, maxStocks);
  return {
    alertName: data.alert_name,
    scanName: data.scan_name,
    triggeredAt: data.triggered_at,
    stocks: kept.map(({ code }) => code),
    prices: kept.map(({ price }) => price),
  };
}

/** Each entry with its price, if there are as many of both, with or without empty ones. */
function pairs(entries: readonly string[], prices: readonly string[]): [string, string][] {
  const fit = (some: readonly string[], others: readonly string[]) =>
    some.map((entry, at): [string, string] => [
      entry,
      some.length === others.length ? (others[at] ?? '') : '',
    ]);
  if (entries.length === prices.length) return fit(entries, prices);
  const isThere = (entry: string) => entry !== '';
  return fit(entries.filter(isThere), prices.filter(isThere));
}

function priceIn(text: string): number | null {
  const price = Number(text.trim() || Number.NaN);
  return Number.isFinite(price) && price > 0 ? price : null;
}

/** The code of a stock, without the exchange before it or the series after it; null for anything else, such as an index. */
function codeIn(text: string): string | null {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^(NSE|BSE|BOM):/, '')
    .replace(/\.(NS|BO)$/, '')
    .replace(/-(EQ|BE)$/, '');
  // of BSE they have six digits
  return /^(\d{6}|(?=.*[A-Z])[A-Z0-9&_-]{1,20})$/.test(code) ? code : null;
}
