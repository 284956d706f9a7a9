import { http, HttpResponse } from 'msw';
import type { DashboardReply, DataStatusReply, UniverseCoverage } from '@tayyib/shared/contracts';

const universe = (
  id: UniverseCoverage['id'],
  name: string,
  [compliant, nonCompliant, underReview]: readonly [number, number, number],
): UniverseCoverage => ({
  id,
  name,
  compliant,
  nonCompliant,
  underReview,
  outdated: id === 'nifty50' ? 4 : 0,
  companies: compliant + nonCompliant + underReview,
  byGrade:
    underReview === 0
      ? []
      : [
          { grade: 'accounts_not_loaded', count: underReview - 2 },
          { grade: 'passes_everything_stated', count: 2 },
        ],
  membersAsOf: id === 'all' ? null : '2026-11-01',
});

const status: DataStatusReply = {
  standard: 'TASIS',
  universes: [
    universe('nifty50', 'NIFTY 50', [15, 23, 12]),
    universe('nifty500', 'NIFTY 500', [0, 0, 0]),
    universe('all', 'All listed companies', [1024, 1616, 1992]),
  ],
  accounts: { year: '2026-03-31', companies: 4632, withAccounts: 2211, backfill: null },
  feeds: [],
};

export const headline: DashboardReply = {
  universe: 4632,
  withAccounts: 3000,
  withPrice: 2274,
  monthFrom: '2026-11-01',
  weekFrom: '2026-11-14',
  newestAccountsTo: '2026-03-31',
  newestMarketCapAsOf: '2026-06-30',
  standards: [
    {
      standard: 'TASIS',
      compliance: {
        total: 4632,
        byBadge: { compliant: 1024, non_compliant: 1616, under_review: 1992 },
        outdated: { compliant: 0, non_compliant: 0, under_review: 0 },
        byGrade: {
          accounts_not_loaded: 1500,
          changed_since_accounts: 12,
          figures_contradict: 30,
          business_not_known: 150,
          passes_everything_stated: 300,
        },
        compliantShare: 0.39,
      },
      changedThisMonth: 3,
      changedThisWeek: 1,
    },
  ],
  recentChanges: [
    {
      isin: 'INE002A01018',
      stock: 'Reliance Industries Limited',
      stock_code: 'RELIANCE',
      standard: 'TASIS',
      from: 'under_review',
      to: 'compliant',
      at: '2026-11-19T06:30:00.000Z',
      cause: 'Annual results to 31 Mar 2026, filed 19 Nov 2026',
    },
    {
      isin: 'INE205A01025',
      stock: 'Vedanta Limited',
      stock_code: 'VEDL',
      standard: 'TASIS',
      from: 'non_compliant',
      to: 'under_review',
      at: '2026-10-30T06:30:00.000Z',
      cause: 'Demerger of 30 Oct 2026',
    },
  ],
  market: {
    day: '2026-11-20',
    advances: 1105,
    declines: 1120,
    unchanged: 40,
    unknown: 9,
    compliantAdvances: 310,
    compliantDeclines: 290,
  },
};

/** The cards of the dashboard. */
export const dashboard = [
  http.get('/api/status', () => HttpResponse.json(status)),
  http.get('/api/dashboard', () => HttpResponse.json(headline)),
];

/** A market without companies. */
export const emptyDashboard = [
  http.get('/api/status', () =>
    HttpResponse.json({
      ...status,
      universes: status.universes.map(({ id, name }) => universe(id, name, [0, 0, 0])),
    }),
  ),
  http.get('/api/dashboard', () => HttpResponse.json({ ...headline, recentChanges: [], market: null })),
];
