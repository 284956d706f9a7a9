import { readFileSync } from 'node:fs';
import { addDays } from '@tayyib/shared/values/calendar';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { inRoot } from '../../build/paths.mjs';
import { positionOf } from '../../mfe-portfolio/src/domain/positionOf';
import { unpackTable } from '../../server/src/seed/packed/packedTable';

// Shares before and after every split, consolidation and bonus that the exchange announced and we have on file, counted from the words
// of the notice in whole numbers, and by the page's own function from the factor that the importer stored.

interface Notice {
  isin: string;
  exDate: string;
  subject: string;
  kind: string;
  factor: number;
}

const file = inRoot('server', 'src', 'seed', 'packed', 'tables', 'corporate_actions.jsonl.br');
const columns = unpackTable(readFileSync(file));
const textsOf = (name: string) =>
  (columns.get(name) ?? []).map((value) => (typeof value === 'string' ? value : ''));

function noticesOnFile(): Notice[] {
  const isins = textsOf('isin');
  const exDates = textsOf('ex_date');
  const subjects = textsOf('subject');
  const kinds = textsOf('kind');
  const factors = textsOf('price_factor');
  return isins.flatMap((isin, at) => {
    const exDate = exDates[at] ?? '';
    const subject = subjects[at] ?? '';
    const kind = kinds[at] ?? '';
    const factor = factors[at] ?? '';
    return factor === '' ? [] : [{ isin, exDate, subject, kind, factor: Number(factor) }];
  });
}

/** By how many shares one is replaced, as `[new, old]`, in the notice's own whole numbers of rupees or shares. */
function announced({ subject, kind }: Notice): [bigint, bigint] {
  const paise = (rupees: string) => BigInt(Math.round(Number(rupees) * 100));
  if (kind === 'bonus') {
    const [, extra = '', owned = ''] = /bonus\s+(\d+)\s*:\s*(\d+)/i.exec(subject) ?? [];
    return [BigInt(extra) + BigInt(owned), BigInt(owned)];
  }
  const amount = String.raw`R[se]\.?\s*(\d+(?:\.\d+)?)`;
  const [, before = '', after = ''] =
    new RegExp(String.raw`from\s+${amount}.*?\bto\s+${amount}`, 'i').exec(subject) ?? [];
  return [paise(before), paise(after)];
}

const bought = (notice: Notice, quantity: number): PortfolioEntry => ({
  key: 'a',
  kind: 'buy',
  isin: notice.isin,
  day: addDays(notice.exDate, -1),
  quantity,
  amountPaise: 10_000_000,
  chargesPaise: 0,
  source: 'typed',
});
const sharesAfter = (notice: Notice, quantity: number) => {
  const steps = [{ exDate: notice.exDate, factor: notice.factor, kind: 'split' as const }];
  return positionOf(
    notice.isin,
    [bought(notice, quantity)],
    { steps, dividends: [], notices: [] },
    addDays(notice.exDate, 1),
  );
};

const notices = noticesOnFile();

it('the sample has the splits and bonuses of six years on file', () => {
  const count = (kind: string) => notices.filter((notice) => notice.kind === kind).length;
  expect(count('bonus')).toBeGreaterThan(250);
  expect(count('split')).toBeGreaterThan(250);
});

it.each([1, 7, 100, 999_999])(
  'the portfolio turns %i shares into those of every notice, at the same cost',
  (quantity) => {
    const wrong = notices.flatMap((notice) => {
      const [after, before] = announced(notice);
      const expected = Number((BigInt(quantity) * after) / before);
      const { shares, costPaise } = sharesAfter(notice, quantity);
      return shares === expected && (shares === 0 || costPaise === 10_000_000)
        ? []
        : [`${notice.isin} ${notice.exDate} ${notice.subject}: ${shares}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  },
);

// as the companies reported them, by hand
it.each([
  ['Reliance, bonus 1:1', 'INE002A01018', '2024-10-28', 200],
  ['Wipro, bonus 1:3', 'INE075A01022', '2019-03-06', 133],
  ['Wipro, bonus 1:1', 'INE075A01022', '2024-12-03', 200],
  ['Tata Steel, 10 for 1', 'INE081A01020', '2022-07-28', 1000],
  ['GAIL, bonus 1:2', 'INE129A01019', '2022-09-06', 150],
  ['Dr. Reddy’s, 5 for 1', 'INE089A01031', '2024-10-28', 500],
])('%s: 100 shares become so many', (_what, isin, exDate, expected) => {
  const [notice] = notices.filter((each) => each.isin === isin && each.exDate === exDate);
  if (notice === undefined) throw new Error(`There is no notice of ${isin} on ${exDate}.`);
  expect(sharesAfter(notice, 100).shares).toBe(expected);
});
