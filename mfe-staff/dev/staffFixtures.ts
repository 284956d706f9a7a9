import type {
  EditionEntry,
  FeedEntry,
  FeedRun,
  FeedRunReply,
  StandardId,
  StandingOverridesReply,
} from '@tayyib/shared/contracts';
import { standardById, standardIds } from '@tayyib/shared/shariah';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

const run = (last: number, feed: string, document: string, part: Partial<FeedRun> = {}): FeedRun => ({
  id: uuid(last),
  feed,
  document,
  outcome: 'stored',
  read: 2384,
  stored: 2384,
  unchanged: 0,
  refused: 0,
  notKept: 0,
  reason: null,
  finishedAt: '2026-11-20T14:12:00.000Z',
  ...part,
});

/** Imported files, newest first. */
export const sampleRuns = [
  run(1, 'bhavcopy', 'BhavCopy_NSE_CM_0_0_0_20261120_F_0000.csv', { read: 3100, stored: 2117, notKept: 983 }),
  run(2, 'nse-list', 'EQUITY_L.csv', { stored: 3, unchanged: 2380, refused: 1 }),
  run(3, 'amfi-cap', 'AverageMarketCapitalization31Dec2025.xlsx', {
    outcome: 'refused',
    read: 0,
    stored: 0,
    refused: 1,
    reason: 'The column ISIN is missing.',
  }),
  run(4, 'xbrl', 'INDAS_104688_1107608_24042024090551_WEB.xml', {
    outcome: 'refused',
    read: 1,
    stored: 0,
    refused: 1,
    reason:
      'Total assets of GOODBREW at 2024-03-31 are 100 times larger than at 2023-03-31: filed in the wrong unit.',
  }),
] as const;

const source = {
  key: 'nse-list',
  address: 'https://nsearchives.nseindia.com/content/equities/EQUITY_L.csv',
  statedAt: 'https://www.nseindia.com/market-data/securities-available-for-trading',
  schedule: 'every Saturday at 08:00',
  lastSuccessAt: '2026-11-14T02:31:00.000Z',
  lastFailureAt: null,
  lastFailure: null,
  failures: 0,
  nextTryAt: '2026-11-21T02:30:00.000Z',
  note: null,
  lateSince: null,
};

export const sampleFeeds: readonly FeedEntry[] = [
  {
    feed: 'nse-list',
    title: 'NSE list of equities (EQUITY_L.csv)',
    sources: [source],
    lastRun: sampleRuns[1],
    freshness: {
      state: 'fresh',
      newest: '2026-11-18',
      need: 'Companies are known by it. A list older than 45 days misses newcomers.',
    },
  },
  {
    feed: 'amfi-cap',
    title: 'AMFI six-month average market capitalisation (.xlsx or .csv)',
    sources: [
      {
        ...source,
        key: 'amfi-cap',
        address:
          'https://www.amfiindia.com/Themes/Theme1/downloads/AverageMarketCapitalization30Jun2026.xlsx',
        schedule: '8 January and July at 09:00',
        lastSuccessAt: null,
        lastFailureAt: '2026-11-20T09:00:00.000Z',
        lastFailure:
          'AverageMarketCapitalization30Jun2026.xlsx was refused: This is not a whole .xlsx workbook.',
        failures: 3,
        nextTryAt: '2026-11-20T15:20:00.000Z',
        lateSince: '2026-11-20T12:00:00.000Z',
      },
    ],
    lastRun: sampleRuns[2],
    freshness: {
      state: 'old',
      newest: '2025-06-30',
      need: 'Verdicts need averages of the last 12 months: 0 of 2,384 companies have them.',
    },
  },
  {
    feed: 'xbrl',
    title: 'One filing of results (XBRL), or a folder of them',
    sources: [],
    lastRun: null,
    freshness: {
      state: 'none',
      newest: null,
      need: 'Verdicts need accounts of the last 18 months: 0 of 2,384 companies have them.',
    },
  },
];

/** The report of a run, with enough refused lines for several pages. */
export function sampleReport(id: string, page: number): FeedRunReply {
  const found = sampleRuns.find((one) => one.id === id) ?? sampleRuns[0];
  const lines = Array.from({ length: found.refused + found.notKept }, (_, at) => ({
    line: at + 2,
    reason: at < found.refused ? 'There is no ISIN.' : 'Series GB is not one of shares.',
    isOutOfScope: at >= found.refused,
  }));
  return {
    run: found,
    lines: lines.slice((page - 1) * 50, page * 50),
    total: lines.length,
    page,
    pageSize: 50,
  };
}

const citedBy = (id: StandardId) => {
  const { business, ratios } = standardById[id];
  const cited = [business, ...ratios].flatMap(({ sources }) => sources);
  return [...new Map(cited.map((one) => [one.address, one])).values()];
};

const shipped = (id: StandardId): EditionEntry => ({
  standard: id,
  edition: standardById[id].edition,
  title: standardById[id].title,
  reviewer: standardById[id].reviewer,
  sources: citedBy(id),
  createdAt: '2026-11-21T06:00:00.000Z',
  createdBy: null,
  publishedAt: '2026-11-21T06:00:00.000Z',
  publishedBy: null,
  publishedFor: null,
  current: true,
});

export const sampleDraft: EditionEntry = {
  ...shipped('TASIS'),
  edition: '2027-01',
  createdBy: 'Adil Alim',
  publishedAt: null,
  current: false,
};

export const sampleEditions: readonly EditionEntry[] = [sampleDraft, ...standardIds.map(shipped)];

export const sampleOverrides: StandingOverridesReply = [
  {
    id: uuid(9),
    isin: 'INE002A01018',
    symbol: 'RELIANCE',
    name: 'Reliance Industries Ltd',
    standard: 'TASIS',
    action: 'hold',
    status: 3,
    reason: 'A merger is under way and its accounts are not filed.',
    signedBy: 'Adil Alim',
    signedAt: '2026-11-20T09:00:00.000Z',
    from: '2026-11-20',
    until: '2027-03-31',
  },
];
