import type { EditionDiff, StandardData } from '@tayyib/shared/contracts';
import { never, problem, type FixtureRequest, type Fixtures } from '@tayyib/shared/standalone';
import { standardById, standardIds } from '@tayyib/shared/shariah';
import { sampleQuestions } from './sampleQuestions';
import {
  sampleDraft,
  sampleEditions,
  sampleFeeds,
  sampleReport,
  sampleRuns,
  sampleOverrides,
} from './staffFixtures';

const changes: EditionDiff['changes'] = [
  {
    isin: 'INE038A01020',
    symbol: 'HINDALCO',
    from: 1,
    to: 4,
    why: 'Interest-bearing debt is 23.5 % of total assets; the limit is 18 %.',
  },
  { isin: 'INE467B01029', symbol: 'TCS', from: null, to: 1, why: 'Every ratio is within its limit.' },
];

const editionOf = ({ params }: FixtureRequest): StandardData => {
  const id = standardIds.find((one) => one === params.id) ?? 'TASIS';
  return { ...standardById[id], edition: params.edition ?? standardById[id].edition };
};

/** The server's replies to staff and advisors. */
export const full = {
  'GET /api/staff/feeds': { isFetching: true, feeds: sampleFeeds },
  'GET /api/staff/feeds/runs': ({ query }: FixtureRequest) => ({
    ...{ total: sampleRuns.length, page: Number(query.get('page') ?? 1), pageSize: 20, runs: sampleRuns },
  }),
  'GET /api/staff/feeds/runs/:id': ({ params, query }: FixtureRequest) =>
    sampleReport(params.id ?? '', Number(query.get('page') ?? 1)),
  'POST /api/staff/feeds/sources/:key/fetch': { kind: 'taken', run: sampleRuns[1], sentence: null },
  'POST /api/staff/feeds/:feed/files': sampleRuns[1],
  'GET /api/stocks/:id': { isin: 'INE002A01018', stock: 'Reliance Industries Ltd' },
  'GET /api/staff/standards': sampleEditions,
  'GET /api/staff/standards/:id/editions/:edition': editionOf,
  'POST /api/staff/standards/:id/drafts': sampleDraft,
  'DELETE /api/staff/standards/:id/drafts/:edition': { success: true },
  'GET /api/staff/standards/:id/drafts/:edition/diff': { judged: 62, changes },
  'POST /api/staff/standards/:id/drafts/:edition/publish': { edition: sampleDraft, verdictsAdded: 62 },
  'GET /api/staff/overrides': sampleOverrides,
  'GET /api/staff/questions': { questions: sampleQuestions },
  'POST /api/staff/questions/:id/answer': sampleQuestions[1],
  'GET /api/staff/stocks/:isin/business-facts': [],
  'POST /api/staff/stocks/:isin/business-facts': [],
  'POST /api/staff/stocks/:isin/overrides': sampleOverrides[0] ?? {},
  'DELETE /api/staff/stocks/:isin/overrides/:id': sampleOverrides[0] ?? {},
} satisfies Fixtures;

const pages = ['GET /api/staff/feeds', 'GET /api/staff/feeds/runs', 'GET /api/staff/standards'].concat(
  'GET /api/staff/overrides',
  'GET /api/staff/questions',
);
const everyPage = (reply: Fixtures[string]): Fixtures =>
  Object.fromEntries(pages.map((page) => [page, reply]));

const broken = problem(503, 'unavailable', 'Our database is not answering. Please try again in a moment.');

/** The standalone scenarios by name. */
export const scenarios = {
  full,
  empty: {
    ...full,
    'GET /api/staff/feeds': {
      isFetching: false,
      feeds: sampleFeeds.map((entry) => ({ ...entry, lastRun: null })),
    },
    'GET /api/staff/feeds/runs': { total: 0, page: 1, pageSize: 20, runs: [] },
    'GET /api/staff/standards': [],
    'GET /api/staff/overrides': [],
    'GET /api/staff/questions': { questions: [] },
  },
  loading: { ...full, ...everyPage(never) },
  error: { ...full, ...everyPage(broken) },
} satisfies Readonly<Record<string, Fixtures>>;
