import type { ImportedFile, Numbered } from '../imports/readImport';
import type { ImportedLine, Refused } from '../imports/ImportFormat';
import { dayOf, decimalOf, isRefused, sharesOf } from '../imports/values';

const isinIn = /\b(IN[A-Z0-9]{9}\d)\b/;
const number = /(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w.,]*\w)/g;
/** A row with a long name is printed over several lines. */
const linesPerRow = 4;
const aDate = String.raw`\d{1,2}[-/ ][A-Za-z0-9]{2,3}[A-Za-z]*[-/ ]\d{4}`;

/**
 * The shares in a consolidated account statement of CDSL or NSDL, from its lines of text; null for any other document. It states
 * no purchase prices. Shares of several demat accounts are added up.
 */
export function casOf(text: readonly string[]): ImportedFile | null {
  const whole = text.join('\n');
  if (!/consolidated account statement/i.test(whole) || !/\b(CDSL|NSDL)\b/.test(whole)) return null;
  const day = statementDay(whole);
  const found = new Map<string, Numbered<ImportedLine>>();
  const refused: Numbered<Refused>[] = [];
  for (const [at, first] of text.entries()) {
    const isin = isinIn.exec(first)?.[1];
    if (isin === undefined || /^isin\b/i.test(first)) continue;
    const line = at + 1;
    if (!isin.startsWith('INE')) {
      refused.push({ line, reason: `${isin} is not a share: only shares of companies are imported.` });
      continue;
    }
    const quantity = quantityIn(rowFrom(text, at), isin);
    const before = found.get(isin);
    if (isRefused(quantity)) refused.push({ ...quantity, line });
    else if (before) found.set(isin, { ...before, quantity: before.quantity + quantity });
    else
      found.set(isin, {
        line,
        isin,
        name: isin,
        day,
        kind: 'opening',
        quantity,
        amountPaise: null,
        id: null,
      });
  }
  const title = /\bNSDL\b/.test(whole.slice(0, 2000)) ? 'NSDL account statement' : 'CDSL account statement';
  return { source: 'cas', title, lines: [...found.values()], refused };
}

/** The row that begins on a line: up to the next row, or the next line without figures after figures were read. */
function rowFrom(text: readonly string[], at: number): string {
  let row = text[at] ?? '';
  for (const next of text.slice(at + 1, at + linesPerRow)) {
    if (isinIn.test(next) || (row.match(number)?.length ?? 0) >= 3) break;
    row += ` ${next}`;
  }
  return row;
}

/**
 * Both depositories end a row with price and value; the shares are the figure before them that gives that value. Rows of which no
 * figure does are refused, as columns may have been read in a wrong order.
 */
function quantityIn(row: string, isin: string): number | Refused {
  const figures = (row.replace(isin, ' ').match(number) ?? []).flatMap((each) => decimalOf(each) ?? []);
  const [price, value] = figures.slice(-2).map((each) => each.toNumber());
  const candidates = figures.slice(0, -2).filter((each) => {
    if (price === undefined || value === undefined) return false;
    return Math.abs(each.toNumber() * price - value) <= Math.max(1, value / 200);
  });
  const [shares] = candidates;
  if (shares === undefined)
    return { reason: `${isin}: shares, price and value of this row do not fit together.` };
  return sharesOf(String(shares.toNumber()));
}

function statementDay(whole: string): string | null {
  const [, until] =
    new RegExp(String.raw`\bto\s+(${aDate})`, 'i').exec(whole) ??
    new RegExp(String.raw`\bas (?:on|of)\s+(${aDate})`, 'i').exec(whole) ??
    [];
  const day = until === undefined ? null : dayOf(until);
  return isRefused(day) ? null : day;
}
