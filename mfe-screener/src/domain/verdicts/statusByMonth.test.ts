import type { VerdictChange } from '@tayyib/shared/contracts';
import { statusByMonth } from './statusByMonth';

const change = (part: Partial<VerdictChange>): VerdictChange => ({
  standard: 'TASIS',
  edition: '2026-11',
  status: 1,
  accountsTo: null,
  freshness: null,
  grade: null,
  factsAsOf: null,
  decidedAt: '2026-11-21T04:30:00.000Z',
  cause: 'A filing',
  reason: 'A reason',
  ...part,
});
const now = new Date('2026-11-21T12:00:00Z');
const statuses = (...history: VerdictChange[]) =>
  statusByMonth(history, 'TASIS', now).map(({ status }) => status);

it('the status by month covers the last twelve months', () => {
  const months = statusByMonth([], 'TASIS', now).map(({ month }) => month);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12-01', '2026-11-01']);
});

it('counts a verdict from the day its fact was published, not from the day it was recorded', () => {
  expect(
    statuses(change({ factsAsOf: '2024-04-12', status: 4 }), change({ factsAsOf: '2026-05-20', status: 1 })),
  ).toEqual([4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1]);
});

it('counts an advisor’s decision from the day it was signed', () => {
  const hold = change({ factsAsOf: '2024-04-12', status: 3, decidedAt: '2026-10-30T20:00:00.000Z' });
  expect(statuses(change({ factsAsOf: '2024-04-12' }), hold).slice(-3)).toEqual([1, 3, 3]);
});

it('the status by month has no status before the first verdict, and ignores other standards', () => {
  const other = change({ standard: 'AAOIFI', factsAsOf: '2024-01-01', status: 4 });
  expect(statuses(other, change({ factsAsOf: '2026-11-02' })).slice(-2)).toEqual([null, 1]);
});

it('the status by month names the year of outdated accounts', () => {
  const outdated = change({ accountsTo: '2024-03-31', freshness: 'outdated', factsAsOf: '2024-04-12' });
  const fresh = change({ accountsTo: '2026-03-31', freshness: 'fresh', factsAsOf: '2026-11-02' });
  const years = statusByMonth([outdated, fresh], 'TASIS', now).map(({ outdatedYear }) => outdatedYear);
  expect(years.slice(-2)).toEqual(['2024', null]);
});

it('the status by month names what a stock was under review for', () => {
  const grades = statusByMonth(
    [
      change({ status: 3, grade: 'accounts_not_loaded', factsAsOf: '2026-09-30' }),
      change({ factsAsOf: '2026-11-02', grade: null }),
    ],
    'TASIS',
    now,
  ).map(({ grade }) => grade);
  expect(grades.slice(-4)).toEqual([null, 'accounts_not_loaded', 'accounts_not_loaded', null]);
});

it('the status by month uses the calendar day of India', () => {
  // 00:30 on 1 December in Kolkata
  const months = statusByMonth([], 'TASIS', new Date('2026-11-30T19:00:00Z'));
  expect(months.at(-1)?.month).toBe('2026-12-01');
});
