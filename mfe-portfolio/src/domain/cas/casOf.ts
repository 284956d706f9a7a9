import type { ImportedFile, Numbered } from '../imports/readImport';
import type { ImportedLine, Refused } from '../imports/ImportFormat';
import { Fraction, most } from '@tayyib/shared/values/amounts';
import { dayOf, decimalOf, isRefused, isShare, onlyShares, sharesOf } from '../imports/values';

const isinIn = /\b(IN[A-Z0-9]{9}\d)\b/;
const number = /(?<![\w.,-])(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?![\w.,]*\w)(?!\/-)/g;
/** Price and value end a row. */
const complete = /(?:^|\s)[\d,]*\.?\d+\s+[\d,]*\.\d+$/;
/** A row with a long name is printed over several lines. */
const linesPerRow = 4;
/** Transactions of the period are listed with ISINs as well, before or after the shares. */
const ofTransactions =
  /\bstatement of transactions?\b|^transactions?\b|\btransactions? (?:statement|details|for|during)\b|\btransaction particulars\b|\bop(?:ening|\.)? *bal\b.*\b(?:credit|debit)\b/i;
const ofHoldings = /\bholdings?\b|\bcurrent bal\b|\bno\. of shares\b|\bfree bal\b/i;
const aDate = String.raw`\d{1,2}[-/ ][A-Za-z0-9]{2,3}[A-Za-z]*[-/ ]\d{4}`;

const aDay = new RegExp(String.raw`(?<![\w-])${aDate}(?![\w-])`);

/**
 * The shares in a consolidated account statement of CDSL or NSDL, from its lines of text, without the transactions of its period; null for
 * any other document. It states no purchase prices. Shares of several demat accounts are added up.
 */
export function casOf(text: readonly string[]): ImportedFile | null {
  const whole = text.join('\n');
  if (!/consolidated account statement/i.test(whole) || !/\b(CDSL|NSDL)\b/.test(whole)) return null;
  const day = statementDay(whole);
  const found = new Map<string, Numbered<ImportedLine>>();
  const refused: Numbered<Refused>[] = [];
  const unread: string[] = [];
  let isOfTransactions = false;
  for (const [at, first] of text.entries()) {
    const isin = isinIn.exec(first)?.[1];
    if (isin === undefined || /^isin\b/i.test(first)) {
      isOfTransactions = sectionAfter(first) ?? isOfTransactions;
      continue;
    }
    if (isOfTransactions) continue;
    const line = at + 1;
    if (!isShare(isin)) {
      refused.push({ line, reason: `${isin} is not a share: ${onlyShares}` });
      continue;
    }
    const quantity = quantityIn(rowFrom(text, at), isin);
    const before = found.get(isin);
    if (isRefused(quantity)) {
      refused.push({ ...quantity, line });
      unread.push(isin);
    } else if (before) found.set(isin, { ...before, quantity: before.quantity + quantity });
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
  return { source: 'cas', title, lines: [...found.values()], refused, unread };
}

/** Whether what follows a line are transactions; null where it is no heading, or the title of a statement of both. */
function sectionAfter(line: string): boolean | null {
  const transactions = ofTransactions.test(line);
  const holdings = ofHoldings.test(line);
  return transactions === holdings ? null : transactions;
}

/** The row that begins on a line: up to the next row, or to the price and the value that end it. */
function rowFrom(text: readonly string[], at: number): string {
  let row = text[at] ?? '';
  for (const next of text.slice(at + 1, at + linesPerRow)) {
    if (isinIn.test(next) || complete.test(row)) break;
    row += ` ${next}`;
  }
  return row;
}

/**
 * Both depositories end a row with price and value; the shares are the one figure before them that gives that value, as far as price and
 * value are rounded. Rows of which no figure does are refused, as columns may have been read in a wrong order; so are those of which
 * several do.
 */
function quantityIn(row: string, isin: string): number | Refused {
  if (aDay.test(row)) return { reason: `${isin}: this row has a day, as transactions have.` };
  const figures = (row.replace(isin, ' ').match(number) ?? []).flatMap(figureOf);
  const [price, value] = figures.slice(-2);
  const contradicts = { reason: `${isin}: shares, price and value of this row do not fit together.` };
  if (price === undefined || value === undefined) return contradicts;
  const nothing = Fraction.zero;
  const counts = figures.slice(0, -2).filter(({ amount }) => !amount.equals(nothing));
  const fitting = counts.map(({ amount }) => {
    const product = amount.times(price.amount);
    const off = most(product.minus(value.amount), value.amount.minus(product));
    const isExact = off.compareTo(value.half) <= 0;
    return { amount, isExact, isNear: off.compareTo(amount.times(price.half).plus(value.half)) <= 0 };
  });
  const exact = fitting.filter(({ isExact }) => isExact);
  const [shares, ...others] = exact.length > 0 ? exact : fitting.filter(({ isNear }) => isNear);
  if (shares === undefined) return contradicts;
  if (others.some(({ amount }) => !amount.equals(shares.amount)))
    return { reason: `${isin}: more than one figure of this row could be its shares.` };
  return sharesOf(String(shares.amount.toNumber()));
}

/** A printed figure, and half a unit of its last digit, by which it may be rounded. */
function figureOf(text: string): { amount: Fraction; half: Fraction }[] {
  const amount = decimalOf(text);
  const decimals = text.split('.')[1]?.length ?? 0;
  return isRefused(amount) ? [] : [{ amount, half: Fraction.of(`0.${'0'.repeat(decimals)}5`) }];
}

function statementDay(whole: string): string | null {
  const [, until] =
    new RegExp(String.raw`\bto\s+(${aDate})`, 'i').exec(whole) ??
    new RegExp(String.raw`\bas (?:on|of)\s+(${aDate})`, 'i').exec(whole) ??
    [];
  const day = until === undefined ? null : dayOf(until);
  return isRefused(day) ? null : day;
}
