import { sampleArticlePreview, sampleArticles } from './sampleArticles';
import { sampleCommunityQueue, sampleSanctions } from './sampleCommunity';
import { sampleAddress, sampleAlerts } from './sampleAlerts';
import { delay, http, HttpResponse, type RequestHandler, type ResponseResolver } from 'msw';
import type { EditionDiff, StandardData } from '@tayyib/shared/contracts';
import { problem } from '@tayyib/shared/standalone';
import { standardById, standardIds } from '@tayyib/shared/shariah';
import { previewOf, sampleClassQuestions, sugarAnswer } from './sampleClasses';
import { knownFilingsOf, sampleBackfill, sampleFilings } from './sampleFilings';
import {
  sampleDeskEvents,
  sampleDeskLesson,
  sampleDeskLibrary,
  sampleLearningPreview,
} from './sampleLearning';
import { sampleJobs } from './sampleJobs';
import { samplePeople, samplePerson } from './samplePeople';
import { sampleQuestions } from './sampleQuestions';
import { sampleHelpVotes, sampleRequest, sampleSupport } from './sampleSupport';
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
    why: 'Interest-bearing debt is 23.5% of total assets; the limit is 18%.',
  },
  { isin: 'INE467B01029', symbol: 'TCS', from: null, to: 1, why: 'Every ratio is within its limit.' },
];

const editionOf = (standard: string, edition: string): StandardData => {
  const id = standardIds.find((one) => one === standard) ?? 'TASIS';
  return { ...standardById[id], edition };
};
const pageIn = (request: Request) => Number(new URL(request.url).searchParams.get('page') ?? 1);

/** The server's replies to staff and advisors. */
export const full: readonly RequestHandler[] = [
  http.get('/api/staff/community/queue', () => HttpResponse.json(sampleCommunityQueue)),
  http.post('/api/staff/community/posts/:id/keep', () => HttpResponse.json({ success: true })),
  http.post('/api/staff/community/posts/:id/take-down', () => HttpResponse.json({ success: true })),
  http.post('/api/staff/community/members/:id/sanctions', () =>
    HttpResponse.json(sampleSanctions[0], { status: 201 }),
  ),
  http.post('/api/staff/community/sanctions/:id/answer', () => HttpResponse.json(sampleSanctions[1])),
  http.get('/api/staff/support', () => HttpResponse.json(sampleSupport)),
  http.post('/api/staff/support/:id/answer', () => HttpResponse.json(sampleRequest)),
  http.post('/api/staff/support/:id/close', () => HttpResponse.json(sampleRequest)),
  http.get('/api/staff/help-votes', () => HttpResponse.json(sampleHelpVotes)),
  http.get('/api/staff/learning/events', () => HttpResponse.json(sampleDeskEvents)),
  http.post('/api/staff/learning/events', () =>
    HttpResponse.json(sampleDeskEvents.events[0], { status: 201 }),
  ),
  http.put('/api/staff/learning/events/:id', () => HttpResponse.json(sampleDeskEvents.events[0])),
  http.post('/api/staff/learning/events/:id/cancel', () => HttpResponse.json(sampleDeskEvents.events[1])),
  http.post('/api/staff/learning/preview', () => HttpResponse.json(sampleLearningPreview)),
  http.get('/api/staff/learning/library', () => HttpResponse.json(sampleDeskLibrary)),
  http.post('/api/staff/learning/courses', () => HttpResponse.json(sampleDeskLibrary)),
  http.put('/api/staff/learning/courses/:id', () => HttpResponse.json(sampleDeskLibrary)),
  http.post('/api/staff/learning/lessons', () => HttpResponse.json(sampleDeskLesson, { status: 201 })),
  http.put('/api/staff/learning/lessons/:id', () => HttpResponse.json(sampleDeskLesson)),
  http.get('/api/staff/feeds', () => HttpResponse.json({ isFetching: true, feeds: sampleFeeds })),
  http.get('/api/staff/feeds/filings', () => HttpResponse.json(sampleFilings)),
  http.get('/api/staff/feeds/filings/list', ({ request }) =>
    HttpResponse.json(knownFilingsOf(new URL(request.url).searchParams)),
  ),
  http.post<{ host: string }>('/api/staff/feeds/filings/hosts/:host', ({ params: { host } }) =>
    HttpResponse.json(sampleFilings.hosts.find((one) => one.host === host)),
  ),
  http.post('/api/staff/feeds/filings/backfill', () => HttpResponse.json(sampleBackfill)),
  http.post('/api/staff/feeds/filings/backfill/pause', () => HttpResponse.json(sampleBackfill)),
  http.post('/api/staff/feeds/filings/retry', () => HttpResponse.json({ count: 2 })),
  http.get('/api/staff/feeds/runs', ({ request }) =>
    HttpResponse.json({ total: sampleRuns.length, page: pageIn(request), pageSize: 20, runs: sampleRuns }),
  ),
  http.get<{ id: string }>('/api/staff/feeds/runs/:id', ({ params: { id }, request }) =>
    HttpResponse.json(sampleReport(id, pageIn(request))),
  ),
  http.post('/api/staff/feeds/sources/:key/fetch', () =>
    HttpResponse.json({ kind: 'imported', run: sampleRuns[1], sentence: null }),
  ),
  http.post('/api/staff/feeds/:feed/files', () => HttpResponse.json(sampleRuns[1])),
  http.get('/api/stocks/:id', () =>
    HttpResponse.json({ isin: 'INE002A01018', stock: 'Reliance Industries Ltd' }),
  ),
  http.get('/api/staff/standards', () => HttpResponse.json(sampleEditions)),
  http.get<{ id: string; edition: string }>(
    '/api/staff/standards/:id/editions/:edition',
    ({ params: { id, edition } }) => HttpResponse.json(editionOf(id, edition)),
  ),
  http.post('/api/staff/standards/:id/drafts', () => HttpResponse.json(sampleDraft)),
  http.delete('/api/staff/standards/:id/drafts/:edition', () => HttpResponse.json({ success: true })),
  http.get('/api/staff/standards/:id/drafts/:edition/diff', () => HttpResponse.json({ judged: 62, changes })),
  http.post('/api/staff/standards/:id/drafts/:edition/publish', () =>
    HttpResponse.json({ edition: sampleDraft, verdictsAdded: 62 }),
  ),
  http.get('/api/staff/overrides', () => HttpResponse.json(sampleOverrides)),
  http.get('/api/staff/class-answers', () => HttpResponse.json({ questions: sampleClassQuestions })),
  http.get('/api/staff/class-answers/preview', ({ request }) =>
    HttpResponse.json(previewOf(new URL(request.url).searchParams)),
  ),
  http.post('/api/staff/class-answers', () => HttpResponse.json(sugarAnswer, { status: 201 })),
  http.get('/api/staff/questions', () => HttpResponse.json({ questions: sampleQuestions })),
  http.post('/api/staff/questions/:id/answer', () => HttpResponse.json(sampleQuestions[1])),
  http.get('/api/staff/alerts', () => HttpResponse.json(sampleAlerts)),
  http.put('/api/staff/alerts/picture', () => HttpResponse.json({ image: 'a'.repeat(32) })),
  http.post('/api/staff/alerts/broadcasts', () =>
    HttpResponse.json({ ...sampleAlerts.broadcasts[0], recipients: 0 }),
  ),
  http.post('/api/staff/alerts/scanners', () => HttpResponse.json(sampleAddress)),
  http.post('/api/staff/alerts/scanners/:id/address', () => HttpResponse.json(sampleAddress)),
  http.patch('/api/staff/alerts/scanners/:id', () => HttpResponse.json(sampleAlerts.scanners[0])),
  http.delete('/api/staff/alerts/scanners/:id', () => HttpResponse.json({ success: true })),
  http.post('/api/staff/alerts/scanners/:id/test', () => HttpResponse.json({ success: true })),
  http.get('/api/staff/articles', () => HttpResponse.json(sampleArticles)),
  http.post('/api/staff/articles', () => HttpResponse.json(sampleArticles.articles[0], { status: 201 })),
  http.put('/api/staff/articles/picture', () =>
    HttpResponse.json({ address: `/api/articles/pictures/${'a'.repeat(32)}` }),
  ),
  http.put('/api/staff/articles/:id', () => HttpResponse.json(sampleArticles.articles[0])),
  http.post('/api/staff/articles/preview', () => HttpResponse.json(sampleArticlePreview)),
  http.post('/api/staff/articles/:id/publish', () => HttpResponse.json(sampleArticles.articles[0])),
  http.post('/api/staff/articles/:id/withdraw', () => HttpResponse.json(sampleArticles.articles[1])),
  http.get('/api/staff/jobs', () => HttpResponse.json({ jobs: sampleJobs })),
  http.post('/api/staff/jobs/:name/run', () => HttpResponse.json({ runs: 1 })),
  http.get('/api/admin/people', () => HttpResponse.json({ people: samplePeople })),
  http.get<{ id: string }>('/api/admin/people/:id', ({ params: { id } }) =>
    HttpResponse.json(samplePerson(id)),
  ),
  http.put<{ id: string }>('/api/admin/people/:id/*', ({ params: { id } }) =>
    HttpResponse.json(samplePerson(id)),
  ),
  http.get('/api/staff/stocks/:isin/business-facts', () => HttpResponse.json([])),
  http.post('/api/staff/stocks/:isin/business-facts', () => HttpResponse.json([])),
  http.post('/api/staff/stocks/:isin/overrides', () => HttpResponse.json(sampleOverrides[0] ?? {})),
  http.delete('/api/staff/stocks/:isin/overrides/:id', () => HttpResponse.json(sampleOverrides[0] ?? {})),
];

const pages = [
  'staff/community/queue',
  'staff/support',
  'staff/help-votes',
  'staff/learning/events',
  'staff/learning/library',
  'staff/feeds',
  'staff/feeds/runs',
  'staff/standards',
  'staff/overrides',
  'staff/class-answers',
  'staff/questions',
  'staff/alerts',
  'staff/articles',
  'staff/jobs',
  'admin/people',
];
const everyPage = (resolver: ResponseResolver) => pages.map((page) => http.get(`/api/${page}`, resolver));

/** The standalone scenarios by name. */
export const scenarios = {
  full,
  empty: [
    http.get('/api/staff/community/queue', () => HttpResponse.json({ posts: [], appeals: [], total: 0 })),
    http.get('/api/staff/support', () =>
      HttpResponse.json({ counts: { open: 0, answered: 0, closed: 0 }, requests: [] }),
    ),
    http.get('/api/staff/help-votes', () => HttpResponse.json({ articles: [] })),
    http.get('/api/staff/learning/events', () => HttpResponse.json({ events: [] })),
    http.get('/api/staff/learning/library', () => HttpResponse.json({ courses: [] })),
    http.get('/api/staff/alerts', () => HttpResponse.json({ scanners: [], broadcasts: [] })),
    http.get('/api/staff/articles', () => HttpResponse.json({ articles: [] })),
    http.get('/api/staff/feeds', () =>
      HttpResponse.json({
        isFetching: false,
        feeds: sampleFeeds.map((entry) => ({ ...entry, lastRun: null })),
      }),
    ),
    http.get('/api/staff/feeds/filings', () =>
      HttpResponse.json({
        ...sampleFilings,
        isFetching: false,
        backfill: null,
        counts: sampleFilings.counts.map(({ state }) => ({ state, count: 0 })),
      }),
    ),
    http.get('/api/staff/feeds/filings/list', () =>
      HttpResponse.json({ total: 0, page: 1, pageSize: 20, filings: [] }),
    ),
    http.get('/api/staff/feeds/runs', () => HttpResponse.json({ total: 0, page: 1, pageSize: 20, runs: [] })),
    http.get('/api/staff/standards', () => HttpResponse.json([])),
    http.get('/api/staff/overrides', () => HttpResponse.json([])),
    http.get('/api/staff/class-answers', () => HttpResponse.json({ questions: [] })),
    http.get('/api/staff/questions', () => HttpResponse.json({ questions: [] })),
    http.get('/api/admin/people', () => HttpResponse.json({ people: [] })),
    ...full,
  ],
  loading: [...everyPage(() => delay('infinite')), ...full],
  error: [
    ...everyPage(() =>
      problem(503, 'unavailable', 'Our database is not answering. Please try again in a moment.'),
    ),
    ...full,
  ],
} satisfies Readonly<Record<string, readonly RequestHandler[]>>;
