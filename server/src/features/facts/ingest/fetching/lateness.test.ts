import type { FetchState } from './fetchState';
import { isLate } from './lateness';
import type { Schedule } from './schedules';

const at = (text: string) => new Date(`${text}+05:30`);
const state = (lastSuccess: string | null, more: Partial<FetchState> = {}): FetchState => ({
  nextTryAt: null,
  lastTriedAt: at('2026-11-20T10:00'),
  lastSuccessAt: lastSuccess === null ? null : at(lastSuccess),
  lastFailureAt: null,
  lastFailure: null,
  failures: 0,
  note: null,
  lastDay: null,
  markedAddress: null,
  etag: null,
  lastModified: null,
  lastHash: null,
  lateSince: null,
  ...more,
});

it.each<[string, Schedule, FetchState, string, boolean]>([
  ['a poll', { kind: 'every', minutes: 5 }, state('2026-11-20T10:00'), '2026-11-20T10:30', false],
  ['a poll that stopped', { kind: 'every', minutes: 5 }, state('2026-11-20T10:00'), '2026-11-20T10:31', true],
  ['a daily file', { kind: 'daily', at: '07:30' }, state('2026-11-19T07:30'), '2026-11-21T07:00', false],
  [
    'one missed for a day',
    { kind: 'daily', at: '07:30' },
    state('2026-11-19T07:30'),
    '2026-11-21T07:30',
    true,
  ],
  [
    'a weekly file',
    { kind: 'weekly', weekday: 6, at: '08:00' },
    state('2026-11-14T08:00'),
    '2026-11-23T07:59',
    false,
  ],
  [
    'one missed for two days',
    { kind: 'weekly', weekday: 6, at: '08:00' },
    state('2026-11-14T08:00'),
    '2026-11-23T08:00',
    true,
  ],
  [
    'prices after a long weekend',
    { kind: 'trading-days', at: '19:30' },
    state('2026-11-19T20:00', { lastDay: '2026-11-19' }),
    '2026-11-24T21:00',
    false,
  ],
  [
    'prices missed for a week',
    { kind: 'trading-days', at: '19:30' },
    state('2026-11-19T20:00', { lastDay: '2026-11-18' }),
    '2026-11-24T21:00',
    true,
  ],
  [
    'a first failure',
    { kind: 'daily', at: '07:30' },
    state(null, { failures: 1 }),
    '2026-11-24T21:00',
    false,
  ],
  [
    'failures without a success',
    { kind: 'daily', at: '07:30' },
    state(null, { failures: 3 }),
    '2026-11-24T21:00',
    true,
  ],
  [
    'what was never tried',
    { kind: 'daily', at: '07:30' },
    state(null, { lastTriedAt: null }),
    '2026-11-24T21:00',
    false,
  ],
])('says whether %s is late', (_what, schedule, stored, now, expected) => {
  expect(isLate({ schedule }, stored, at(now))).toBe(expected);
});
