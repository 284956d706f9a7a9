import type { PriceBar, VerdictChange } from '@tayyib/shared/contracts';
import { eventsIn } from './priceEvents';

const bars = ['2026-08-10', '2026-08-17', '2026-08-24'].map((day): PriceBar => ({
  day,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
}));
const action = (exDate: string) => ({
  exDate,
  recordDate: null,
  kind: 'dividend' as const,
  subject: 'Dividend',
  dividendRupees: 5,
  priceFactor: null,
  source: { publisher: 'NSE', document: 'a.csv', asOf: exDate, publishedOn: null },
});
const change = (status: 1 | 4, factsAsOf: string): VerdictChange => ({
  standard: 'TASIS',
  edition: '1',
  status,
  accountsTo: null,
  freshness: null,
  grade: null,
  factsAsOf,
  decidedAt: '2026-08-20T00:00:00Z',
  cause: 'Annual results',
  reason: '',
});

it('marks an action at the first bar that includes its day, and leaves out those outside', () => {
  const events = eventsIn(
    bars,
    [action('2026-09-01'), action('2026-08-12'), action('2020-01-01')],
    [],
    'TASIS',
  );
  expect(events).toMatchObject([{ day: '2026-08-17', on: '2026-08-12', letter: 'D' }]);
});

it('marks a verdict only where it changed', () => {
  const history = [change(1, '2026-08-10'), change(1, '2026-08-11'), change(4, '2026-08-18')];
  expect(eventsIn(bars, [], history, 'TASIS')).toMatchObject([{ day: '2026-08-24', letter: 'V' }]);
  expect(eventsIn(bars, [], history, 'MSCI')).toEqual([]);
});
