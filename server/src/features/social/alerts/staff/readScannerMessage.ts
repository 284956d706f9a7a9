import { z } from 'zod';

/** What a scanner found, as Chartink posts it. */
export interface ScannerMessage {
  alertName: string;
  scanName: string;
  /** As sent: a time without a date, or whatever else. */
  triggeredAt: string;
  stocks: string[];
  /** Rupees, one for each stock; empty if the list does not fit the stocks. */
  prices: number[];
}

const maxStocks = 200;
const line = (letters: number) =>
  z
    .string()
    .max(1000)
    .optional()
    .transform((text = '') =>
      text
        .replaceAll(/[\p{Cc}\u202D\u202E]/gu, ' ')
        .trim()
        .slice(0, letters),
    );

/** Unknown fields are ignored; `scan_url` is a slug of theirs, not an address. */
const Body = z.object({
  stocks: z.string().max(10_000),
  trigger_prices: z.string().max(10_000).optional(),
  triggered_at: line(40),
  scan_name: line(100),
  alert_name: line(100),
});

/** The message in a parsed body; null where there is no stock. */
export function readScannerMessage(body: unknown): ScannerMessage | null {
  const parsed = Body.safeParse(body);
  if (!parsed.success) return null;
  const { data } = parsed;
  const entries = data.stocks.split(',').map((entry) => entry.trim());
  // some write `SYMBOL@price`
  const stocks = entries.map((entry) => (entry.split('@')[0] ?? '').trim().toUpperCase()).filter(isCode);
  const prices = (data.trigger_prices ?? '').split(',').map((price) => Number(price.trim() || Number.NaN));
  const fits =
    prices.length === stocks.length && prices.every((price) => Number.isFinite(price) && price > 0);
  if (stocks.length === 0) return null;
  return {
    alertName: data.alert_name,
    scanName: data.scan_name,
    triggeredAt: data.triggered_at,
    stocks: stocks.slice(0, maxStocks),
    prices: fits ? prices.slice(0, maxStocks) : [],
  };
}

const isCode = (code: string): boolean => /^[A-Z0-9&-]{1,20}$/.test(code);
