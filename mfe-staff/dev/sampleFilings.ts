import type { FilingBackfill, FilingsReply, KnownFiling, KnownFilingsReply } from '@tayyib/shared/contracts';

export const sampleBackfill: FilingBackfill = {
  since: '2024-11-20',
  state: 'running',
  startedAt: '2026-11-20T04:00:00.000Z',
  finishedAt: null,
  companies: 2300,
  companiesDone: 1150,
  companiesFailed: 3,
  listsLeft: 1000,
  documentsLeft: 4200,
  secondsLeft: 7500,
};

const host = (name: string) => ({
  host: name,
  isPaused: false,
  failures: 0,
  lastFailure: null,
  blockedUntil: null,
  requestsToday: 1840,
  quotaPerDay: 10_000,
});

export const sampleFilings: FilingsReply = {
  isFetching: true,
  counts: [
    { state: 'unpublished', count: 1 },
    { state: 'waiting', count: 4200 },
    { state: 'imported', count: 8100 },
    { state: 'refused', count: 12 },
    { state: 'missing', count: 40 },
    { state: 'duplicate', count: 3900 },
    { state: 'failed', count: 2 },
  ],
  hosts: [
    {
      ...host('nsearchives.nseindia.com'),
      failures: 2,
      lastFailure: 'nsearchives.nseindia.com answered with 403 for x.xml.',
      blockedUntil: '2026-11-20T15:20:00.000Z',
    },
    { ...host('www.bseindia.com'), isPaused: true },
    host('api.bseindia.com'),
  ],
  backfill: sampleBackfill,
  defaultSince: '2024-11-20',
};

const filing = (id: number, part: Partial<KnownFiling>): KnownFiling => ({
  id,
  exchange: 'BSE',
  company: '517506',
  companyName: 'TTK Prestige Ltd',
  periodEnd: '2026-03-31',
  nature: 'consolidated',
  filedAt: '2026-07-11T15:48:07.000Z',
  address: 'https://www.bseindia.com/XBRLFILES/IFIndasDuplicateUploadDocument/a.xml',
  state: 'failed',
  attempts: 6,
  reason: 'The document was cut, or is no XBRL.',
  nextTryAt: null,
  finishedAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

const failed = [
  filing(1, {}),
  filing(2, {
    companyName: 'Example Industries Limited',
    exchange: 'NSE',
    company: null,
    periodEnd: null,
    nature: null,
  }),
];

/** The reply for a state and a page. */
export function knownFilingsOf(params: URLSearchParams): KnownFilingsReply {
  const page = Number(params.get('page') ?? 1);
  const filings = params.get('state') === 'failed' ? failed : [];
  return { total: filings.length, page, pageSize: 20, filings };
}
