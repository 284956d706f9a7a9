import { http, HttpResponse } from 'msw';
import type {
  Badge,
  ComplianceCount,
  FundReply,
  IndexMemberRow,
  IndexReply,
  IndustryRow,
  IpoReply,
  IpoRow,
  MetalHistoryReply,
} from '@tayyib/shared/contracts';
import { nse, sampleFigures, sampleMedians } from './numbersFixtures';

const madeUp = { ...nse, publisher: 'Made up for development' };
const standard = 'TASIS';
const compliance: ComplianceCount = {
  total: 3,
  byBadge: { compliant: 1, non_compliant: 1, under_review: 1 },
  outdated: { compliant: 0, non_compliant: 0, under_review: 0 },
  byGrade: {
    accounts_not_loaded: 0,
    changed_since_accounts: 0,
    figures_contradict: 0,
    business_not_known: 0,
    passes_everything_stated: 1,
  },
  compliantShare: 0.5,
};
const pageOf = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length, page: 1, pageSize: 25, standard });
const days = Array.from({ length: 40 }, (_, at) =>
  new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10),
);

export const ipo: IpoReply = {
  standard,
  ipo: {
    id: 'sample',
    company_name: 'Sample Foods Ltd',
    symbol: null,
    isin: null,
    segment: 'sme',
    stage: 'open',
    opensOn: '2026-11-19',
    closesOn: '2026-11-23',
    listsOn: null,
    priceLow: 90,
    priceHigh: 95,
    issuePrice: null,
    listPrice: null,
    lotSize: 1200,
    issueSizeRupees: 450_000_000,
    subscribedTimes: 2.4,
    gainSinceIssue: null,
    shariah_status: 0,
    badge: 'under_review',
    accountsTo: null,
    freshness: null,
    grade: 'accounts_not_loaded',
  },
  verdict: null,
  proForma: [
    {
      label: 'Debt to total assets',
      before: 0.31,
      after: 0.19,
      limit: 0.25,
      figures: [],
      formula: 'Debt over total assets and the money raised',
    },
  ],
  missing: ['Its accounts by line of business.'],
  source: madeUp,
};
/** Issues with the other verdicts. */
const otherIssues: IpoRow[] = [
  {
    ...ipo.ipo,
    id: 'listed',
    company_name: 'Sample Pipes Ltd',
    segment: 'main',
    stage: 'listed',
    issuePrice: 95,
    opensOn: '2026-09-01',
    closesOn: '2026-09-03',
    listsOn: '2026-09-08',
    listPrice: 118,
    shariah_status: 1,
    badge: 'compliant',
  },
  {
    ...ipo.ipo,
    id: 'closed',
    company_name: 'Sample Lenders Ltd',
    segment: 'main',
    stage: 'closed',
    opensOn: '2026-11-10',
    closesOn: '2026-11-12',
    shariah_status: 2,
    badge: 'non_compliant',
  },
];
const industry: IndustryRow = {
  id: 'industry~petroleum-products',
  level: 'industry',
  name: 'Petroleum Products',
  sector: 'Energy',
  compliance,
  marketCap: { rupees: 20_000_000_000_000, known: 3 },
  medians: sampleMedians,
};
export const index: IndexReply = {
  standard,
  index: {
    id: 'nifty50',
    name: 'Nifty 50',
    isShariah: false,
    change: 0.004,
    membersAsOf: '2026-11-01',
    last: {
      day: '2026-10-10',
      close: 24_500,
      priceToEarnings: 22,
      priceToBook: 3.4,
      dividendYieldPercent: 1.3,
    },
    compliance,
    byWeight: {
      known: 1,
      compliant: 0.4,
      nonCompliant: 0.5,
      underReview: 0.1,
      byGrade: {
        accounts_not_loaded: 0,
        changed_since_accounts: 0,
        figures_contradict: 0,
        business_not_known: 0,
        passes_everything_stated: 0.1,
      },
      basis: 'estimated',
    },
    source: madeUp,
  },
  medians: sampleMedians,
  closes: days.map((day, at) => ({
    day,
    close: 24_000 + Math.round(200 * Math.sin(at / 5)),
    priceToEarnings: null,
    priceToBook: null,
    dividendYieldPercent: null,
  })),
  membersSource: madeUp,
  notes: ['Medians are ours, over the members.'],
};
export const fund: FundReply = {
  standard,
  isDetailed: true,
  fund: {
    id: '1',
    name: 'Sample Ethical Fund',
    house: 'Sample Mutual Fund',
    category: 'Equity Scheme',
    plan: 'Direct Plan',
    option: 'Growth',
    isin: null,
    isCalledEthical: true,
    nav: { rupees: 143.35, day: '2026-10-10' },
    lookThrough: {
      compliant: 0.7,
      nonCompliant: 0.1,
      underReview: 0.1,
      unknown: 0.1,
      impureIncome: { least: 0.012, most: 0.05 },
      impureKnown: 0.8,
      holdings: 2,
      asOf: '2026-10-31',
    },
  },
  structure: null,
  ethicsRemark: null,
  missing: [],
  source: madeUp,
  holdingsSource: madeUp,
  holdings: [
    {
      name: 'Cash',
      isin: null,
      industry: null,
      share: 0.1,
      quantity: null,
      marketValueRupees: null,
      verdict: null,
      impure: null,
    },
  ],
  navs: days.map((day, at) => ({ day, rupees: 140 + at / 10 })),
  method: 'Each holding by its own verdict, weighted by its share of net assets.',
};
export const metal: MetalHistoryReply = {
  metal: 'gold',
  newest: { metal: 'gold', rupeesPerGram: 12_000, note: 'Without making charges and GST.', source: madeUp },
  purities: [{ label: '22 carat', fineness: 0.9167, rupeesPerGram: 11_000, formula: 'Pure gold x 22 / 24.' }],
  history: days.map((day, at) => ({ day, rupeesPerGram: 11_500 + at * 12, publisher: 'Made up' })),
  worldHistory: [],
  change: { from: '2026-09-01', value: 0.04 },
};

/** Lists of the market; details are the same whatever the id. */
export const members = {
  ...pageOf(sampleFigures.map((row): IndexMemberRow => ({ ...row, weight: 0.1 }))),
  unknown: [],
};
export const marketLists = [
  http.get('/api/ipos', () => HttpResponse.json(pageOf([ipo.ipo, ...otherIssues]))),
  http.get('/api/ipos/:id', ({ params }) =>
    HttpResponse.json({ ...ipo, ipo: otherIssues.find(({ id }) => id === params['id']) ?? ipo.ipo }),
  ),
  http.get('/api/industries', () => HttpResponse.json({ ...pageOf([industry]), level: 'industry' })),
  http.get('/api/industries/:id', () =>
    HttpResponse.json({ standard, industry, within: [], stocks: pageOf(sampleFigures) }),
  ),
  http.get('/api/indices', () => HttpResponse.json(pageOf([index.index]))),
  http.get('/api/indices/:id', () => HttpResponse.json(index)),
  http.get('/api/indices/:id/members', () => HttpResponse.json(members)),
  http.get('/api/funds', () => HttpResponse.json(pageOf([fund.fund]))),
  http.get('/api/funds/:id', () => HttpResponse.json(fund)),
  http.get('/api/metals/:metal', () => HttpResponse.json(metal)),
];

/** Public issues with one verdict only. */
export const issuesOf = (badge: Badge) => {
  const issues = [ipo.ipo, ...otherIssues].filter((issue) => issue.badge === badge);
  return [
    http.get('/api/ipos', () => HttpResponse.json(pageOf(issues))),
    http.get('/api/ipos/:id', () => HttpResponse.json({ ...ipo, ipo: issues[0] ?? ipo.ipo })),
  ];
};

/** Empty lists. */
export const emptyLists = [
  http.get('/api/ipos', () => HttpResponse.json(pageOf([]))),
  http.get('/api/industries', () => HttpResponse.json({ ...pageOf([]), level: 'industry' })),
  http.get('/api/industries/:id', () =>
    HttpResponse.json({ standard, industry, within: [], stocks: pageOf([]) }),
  ),
  http.get('/api/indices', () => HttpResponse.json(pageOf([]))),
  http.get('/api/indices/:id/members', () => HttpResponse.json({ ...pageOf([]), unknown: [] })),
  http.get('/api/funds', () => HttpResponse.json(pageOf([]))),
  http.get('/api/metals/:metal', () =>
    HttpResponse.json({ ...metal, newest: null, purities: [], history: [], change: null }),
  ),
];
