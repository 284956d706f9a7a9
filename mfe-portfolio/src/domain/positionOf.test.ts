import { addDays } from '@tayyib/shared/values/calendar';
import type { ActionNotice, PortfolioEntry } from '@tayyib/shared/contracts';
import fc from 'fast-check';
import { positionOf } from './positionOf';

const isin = 'INE002A01018';
const today = '2026-11-24';
const source = { publisher: 'NSE', document: 'actions.csv', asOf: today, publishedOn: null };

const entry = (part: Partial<PortfolioEntry>): PortfolioEntry => ({
  key: 'a',
  kind: 'buy',
  isin,
  day: '2023-01-02',
  quantity: 10,
  amountPaise: 100_000,
  chargesPaise: 0,
  source: 'typed',
  ...part,
});
const sale = (part: Partial<PortfolioEntry>) => entry({ kind: 'sell', key: 's', ...part });
const split = (exDate: string, factor: number) => ({ exDate, factor, kind: 'split' as const });
const dividend = (exDate: string, rupees: number) => ({ exDate, rupees, subject: 'Dividend', source });
const notice = (kind: ActionNotice['kind'], exDate: string) => ({
  kind,
  exDate,
  subject: 'As filed',
  source,
});
const held = (
  entries: PortfolioEntry[],
  steps = [split('2000-01-01', 0.5)],
  dividends = [dividend('2000-01-01', 1)],
) => positionOf(isin, entries, { steps, dividends, notices: [] }, today);

describe('a position', () => {
  it('has the cost of its purchases with their charges', () => {
    const position = held([
      entry({ chargesPaise: 500 }),
      entry({ key: 'b', quantity: 5, amountPaise: 60_000 }),
    ]);
    expect(position).toMatchObject({ shares: 15, costPaise: 160_500, realisedPaise: 0, uncoveredShares: 0 });
  });

  it('loses the oldest shares in a sale', () => {
    const position = held([
      entry({ key: 'b', day: '2023-06-01', quantity: 10, amountPaise: 200_000 }),
      entry({}),
      sale({ day: '2024-01-01', quantity: 15, amountPaise: 450_000, chargesPaise: 1000 }),
    ]);
    // 15 cost 1,000 + half of 2,000 rupees
    expect(position).toMatchObject({ shares: 5, costPaise: 100_000, realisedPaise: 449_000 - 200_000 });
    expect(position.lots.map(({ entry: { key } }) => key)).toEqual(['b']);
  });

  it('counts splits and bonuses on file for shares bought before their ex-date', () => {
    const steps = [split('2023-06-01', 0.5), split('2024-06-01', 2 / 3)];
    const position = held([entry({}), entry({ key: 'b', day: '2023-06-01' })], steps);
    // 10 x 2 x 1.5, and 10 x 1.5: bought on the ex-date, they were divided already
    expect(position).toMatchObject({ shares: 45, costPaise: 200_000 });
  });

  it('divides shares bought before the ex-date of a consolidation, with their cost unchanged', () => {
    const consolidation = [split('2024-06-01', 10)];
    const later = entry({ key: 'b', day: '2024-06-01', quantity: 4 });
    // 25 of Re 1 are 2 of Rs 10: a fraction is paid out
    expect(held([entry({ quantity: 25 }), later], consolidation)).toMatchObject({
      shares: 6,
      costPaise: 200_000,
      divisions: [{ exDate: '2024-06-01', before: 25, after: 2 }],
    });
    const sold = sale({ day: '2024-07-01', quantity: 1, amountPaise: 90_000 });
    expect(held([entry({ quantity: 20 }), sold], consolidation)).toMatchObject({
      shares: 1,
      costPaise: 50_000,
      realisedPaise: 40_000,
      uncoveredShares: 0,
    });
  });

  it('names the actions it does not count, if shares were held on the eve of their ex-date', () => {
    const notices = [
      notice('rights', '2023-01-02'),
      notice('demerger', '2023-06-01'),
      notice('merger', '2024-01-01'),
      notice('scheme', '2024-01-02'),
      notice('demerger', '2026-11-25'),
    ];
    // bought on 2 Jan 2023, all sold on 1 Jan 2024
    const entries = [entry({}), sale({ day: '2024-01-01', amountPaise: 1 })];
    const position = positionOf(isin, entries, { steps: [], dividends: [], notices }, today);
    expect(position.uncounted.map(({ kind }) => kind)).toEqual(['demerger', 'merger']);
    expect(position).toMatchObject({ shares: 0, realisedPaise: 1 - 100_000 });
  });

  it('rounds the shares of a bonus down to whole ones', () => {
    expect(held([entry({})], [split('2024-06-01', 0.75)]).shares).toBe(13);
  });

  it('receives dividends for the shares it had on the eve of the ex-date', () => {
    const dividends = [dividend('2023-07-01', 2.5), dividend('2023-01-02', 9), dividend('2024-07-01', 1)];
    const sold = sale({ day: '2023-07-01', quantity: 4, amountPaise: 50_000 });
    const position = held([entry({}), sold], [split('2024-01-01', 0.5)], dividends);
    expect(position.dividends.map(({ exDate, paise }) => [exDate, paise])).toEqual([
      ['2023-07-01', 2500],
      ['2024-07-01', 1200],
    ]);
    expect(position.flows).toEqual([
      { day: '2023-01-02', paise: -100_000 },
      { day: '2023-07-01', paise: 2500 },
      { day: '2023-07-01', paise: 50_000 },
      { day: '2024-07-01', paise: 1200 },
    ]);
  });

  it('says how many sold shares no purchase covers, and then claims no gain', () => {
    const position = held([entry({}), sale({ day: '2024-01-01', quantity: 12, amountPaise: 240_000 })]);
    expect(position).toMatchObject({ shares: 0, uncoveredShares: 2, realisedPaise: null, flows: null });
  });

  it('knows no cost of shares from a statement without prices, and no return of those without dates', () => {
    expect(held([entry({ kind: 'opening', amountPaise: null })])).toMatchObject({
      costPaise: null,
      flows: null,
    });
    expect(held([entry({ kind: 'opening' })])).toMatchObject({ costPaise: 100_000, flows: null });
  });
});

const dayFrom = fc.nat(1000).map((days) => addDays('2022-01-01', days));
const anEntry = fc.record({
  kind: fc.constantFrom('buy' as const, 'buy' as const, 'sell' as const, 'opening' as const),
  day: dayFrom,
  quantity: fc.integer({ min: 1, max: 500 }),
  amountPaise: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { freq: 8 }),
  chargesPaise: fc.nat(1000),
});
const aBook = fc.record({
  entries: fc
    .array(anEntry, { maxLength: 12 })
    .map((all) => all.map((each, at) => entry({ ...each, key: `k${at}` }))),
  steps: fc.array(fc.tuple(dayFrom, fc.constantFrom(0.5, 0.2, 0.1, 0.75, 2 / 3, 0.909_090_909_091, 2)), {
    maxLength: 3,
  }),
  dividends: fc.array(fc.tuple(dayFrom, fc.constantFrom(0.35, 1, 2.5, 17)), { maxLength: 4 }),
  notices: fc.array(dayFrom, { maxLength: 2 }),
});
const shown = (position: ReturnType<typeof positionOf>) => ({
  ...position,
  lots: position.lots.map(({ entry: { key }, shares, cost }) => [key, shares.toText(6), cost?.toText(6)]),
});

describe('any book of purchases, sales and corporate actions', () => {
  it('gives the same position in any order', () => {
    fc.assert(
      fc.property(aBook, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (book, random) => {
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: random.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const steps = book.steps.map(([day, factor]) => split(day, factor));
        const dividends = book.dividends.map(([day, rupees]) => dividend(day, rupees));
        const notices = book.notices.map((day) => notice('demerger', day));
        const position = positionOf(isin, book.entries, { steps, dividends, notices }, today);
        const again = positionOf(
          isin,
          shuffled(book.entries),
          { steps: shuffled(steps), dividends: shuffled(dividends), notices: shuffled(notices) },
          today,
        );
        expect(shown(again)).toEqual(shown(position));
      }),
    );
  });

  it('neither makes nor loses shares and cost', () => {
    fc.assert(
      fc.property(aBook, ({ entries }) => {
        const priced = entries.map((each) => ({ ...each, amountPaise: each.amountPaise ?? 0 }));
        const position = positionOf(isin, priced, { steps: [], dividends: [], notices: [] }, today);
        const sum = (kinds: string[], of: (each: PortfolioEntry) => number) =>
          priced.filter(({ kind }) => kinds.includes(kind)).reduce((total, each) => total + of(each), 0);
        const bought = sum(['buy', 'opening'], ({ quantity }) => quantity);
        const sold = sum(['sell'], ({ quantity }) => quantity);
        expect(position.shares).toBe(bought - sold + position.uncoveredShares);
        const spent = sum(['buy', 'opening'], (each) => (each.amountPaise ?? 0) + each.chargesPaise);
        expect(position.costPaise).toBeLessThanOrEqual(spent);
        if (sold === 0) expect(position.costPaise).toBe(spent);
        if (position.shares === 0) expect(position.costPaise).toBe(0);
      }),
    );
  });

  it('is worth the same before and after a split', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 2, max: 10 }), (quantity, parts) => {
        const position = held([entry({ quantity })], [split('2024-01-01', 1 / parts)], []);
        expect(position).toMatchObject({ shares: quantity * parts, costPaise: 100_000 });
      }),
    );
  });
});
