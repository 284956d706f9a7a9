import { daysSince, priceOn, pricesOf } from './priceOn';

const source = { publisher: 'p', document: 'd', asOf: '2026-09-29', publishedOn: null };
const metalPrices = [
  { metal: 'gold' as const, rupeesPerGram: 12_755.68, note: '', source },
  { metal: 'silver' as const, rupeesPerGram: 187.26, note: '', source },
];
const at = (day: string, rupeesPerGram: number) => ({ day, rupeesPerGram, publisher: 'p' });
const history = [
  at('2026-06-30', 150),
  at('2026-07-31', 200),
  at('2026-08-31', 175.5),
  at('2026-09-29', 187.26),
];
const past = { gold: 'unreadable', silver: history } as const;

it.each([
  ['the day itself', '2026-07-31', '2026-07-31'],
  ['a day between two prices', '2026-08-30', '2026-07-31'],
  ['a day after the newest', '2026-12-01', '2026-09-29'],
  ['a day before the first', '2026-06-29', undefined],
])('finds the price of %s', (_, day, found) => {
  expect(priceOn(history, day)?.day).toBe(found);
});

it('the price of metal on a due day uses the newest price on or before the due day, or else the newest with its reason', () => {
  const [gold, silver] = pricesOf(metalPrices, past, '2026-08-30');
  expect(gold).toMatchObject({ metal: 'gold', rupeesPerGram: 12_755.68, reason: 'unreadable' });
  expect(silver).toMatchObject({ rupeesPerGram: 200, day: '2026-07-31', reason: 'then' });
  expect(pricesOf(metalPrices, past, '2026-06-29')[1]).toMatchObject({
    rupeesPerGram: 187.26,
    day: '2026-09-29',
    reason: 'none-then',
  });
});

it('the price of metal on a due day uses the newest of a year that has not passed, and none while those on file are read', () => {
  const reading = { gold: null, silver: null };
  expect(pricesOf(metalPrices, reading, null).map(({ reason }) => reason)).toEqual(['newest', 'newest']);
  expect(pricesOf(metalPrices, reading, '2026-08-30')).toEqual([]);
});

describe('days since a day', () => {
  it.each([
    ['2026-09-29', '2026-11-21T06:00:00Z', 53],
    ['2026-11-21', '2026-11-21T06:00:00Z', 0],
    // past midnight in India already
    ['2026-11-21', '2026-11-21T19:00:00Z', 1],
    ['2026-12-01', '2026-11-21T06:00:00Z', 0],
  ])('%s at %s are %i', (day, now, days) => {
    expect(daysSince(day, new Date(now))).toBe(days);
  });
});
