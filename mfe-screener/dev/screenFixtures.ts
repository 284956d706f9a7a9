import { http, HttpResponse } from 'msw';
import type {
  FollowChange,
  HistogramReply,
  ReadyScreensReply,
  SavedScreen,
  SavedScreensReply,
  ScreenChange,
  ScreenCatalogueReply,
  ScreenRunBody,
  ScreenRunReply,
  ScreenWhyReply,
  StockSummary,
} from '@tayyib/shared/contracts';
import { problem } from '@tayyib/shared/standalone';
import { metricGroups, parse, print, readyScreens } from '@tayyib/shared/screens';
import { sampleYear } from './numbersFixtures';

const universe = 250;
const day = '2026-11-20';

const catalogue: ScreenCatalogueReply = {
  day,
  universe,
  metrics: metricGroups.flatMap(({ title, metrics }) =>
    metrics.map(
      ({ id, names: [name, ...aliases], kind, unit, description, period, perStandard, choices }) => ({
        id,
        name,
        aliases,
        group: title,
        kind,
        unit,
        description,
        known: 200,
        period: period ?? null,
        perStandard: perStandard ?? false,
        choices:
          kind === 'category' ? (choices ?? []).map((one) => ({ name: one.name, companies: 40 })) : null,
      }),
    ),
  ),
  standards: [{ id: 'TASIS', name: 'TASIS' }],
  usualColumns: ['Market capitalization', 'Debt to assets'],
  limits: { savedScreens: 50, customRatios: 50, columns: 30 },
};

/** A page of made-up companies, enough for a long list. */
export function run(body: ScreenRunBody): ScreenRunReply | null {
  const { text = '', show = 'matches', sort = 'Market capitalization', order = 'desc', page = 1 } = body;
  const read = parse(text);
  if (!read.ok) return null;
  const pageSize = 100;
  const total = show === 'matches' ? 230 : 12;
  const first = (page - 1) * pageSize;
  return {
    text,
    canonical: print(read.query),
    standard: 'TASIS',
    day,
    universe,
    matches: 230,
    unknowns: 12,
    clauses: read.clauses.map((position, at) => ({
      text: text.slice(position.start, position.end),
      position,
      matches: 240 - at,
      unknowns: at,
      remaining: 240 - at * 10,
    })),
    warnings: [],
    notes: [],
    show,
    sort,
    order,
    total,
    page,
    pageSize,
    columns: [
      { text: 'Market capitalization', kind: 'number', unit: 'rupees crore' },
      { text: 'Debt to assets', kind: 'number', unit: 'percent' },
    ],
    rows: Array.from({ length: Math.max(0, Math.min(pageSize, total - first)) }, (_, at) => ({
      isin: `INE${String(first + at).padStart(6, '0')}010`,
      stock: `Sample Company ${first + at + 1}`,
      stock_code: `SAMPLE${first + at + 1}`,
      shariah_status: show === 'matches' ? 1 : 3,
      badge: show === 'matches' ? 'compliant' : 'under_review',
      accountsTo: '2026-03-31',
      freshness: 'fresh',
      grade: null,
      marketCapAsOf: '2026-06-30',
      ...(at % 9 === 0
        ? { change: null, priceDay: null, yearCloses: [] }
        : { change: (at % 5) / 100 - 0.02, priceDay: day, yearCloses: sampleYear(at) }),
      cells: [90_000 - (first + at) * 100, at % 9 === 0 ? null : 12.5],
    })),
  };
}

const histogram: HistogramReply = {
  column: 'Debt to assets',
  unit: 'percent',
  day,
  known: 200,
  unknown: 50,
  least: 0,
  median: 14,
  greatest: 310,
  from: 0,
  to: 80,
  below: 0,
  above: 2,
  buckets: [30, 44, 38, 29, 20, 14, 10, 8, 4, 3],
};

const ready: ReadyScreensReply = {
  day,
  screens: readyScreens.map(({ columns, ...one }) => ({
    ...one,
    columns: [...columns],
    matches: 17,
    unknowns: 4,
  })),
};

const aStock = (no: number, status: 1 | 2): StockSummary => ({
  type: 'stock',
  isin: `INE${String(no).padStart(6, '0')}010`,
  stock_code: `SAMPLE${no}`,
  stock: `Sample Company ${no}`,
  shariah_status: status,
  badge: status === 1 ? 'compliant' : 'non_compliant',
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  grade: null,
});

export const saved: SavedScreen = {
  id: '00000000-0000-4000-8000-000000000077',
  name: 'Little debt',
  text: 'Debt to assets < 5',
  standard: 'TASIS',
  columns: ['P/E'],
  sort: 'P/E',
  order: 'asc',
  errors: [],
  followedAt: null,
  minMatches: 1,
  isPaused: false,
  matches: null,
  createdAt: '2026-11-01T04:00:00.000Z',
  updatedAt: '2026-11-01T04:00:00.000Z',
};
const savedScreens: SavedScreensReply = { screens: [saved], limit: 50 };

const change: ScreenChange = {
  id: '12',
  name: saved.name,
  day,
  listed: 50,
  joinedCount: 1,
  leftCount: 1,
  joined: [aStock(1, 1)],
  left: [aStock(2, 2)],
};

const why: ScreenWhyReply = {
  isin: 'INE000000010',
  stock: 'Sample Company 1',
  outcome: 'passed',
  reasons: [
    {
      depth: 0,
      text: 'Status = compliant',
      outcome: 'passed',
      sentence: 'Its status is compliant.',
      values: [],
    },
  ],
};

/** Replies for advanced screens. */
export const screens = [
  http.post<never, ScreenRunBody>('/api/screens/run', async ({ request }) => {
    const reply = run(await request.json());
    return reply
      ? HttpResponse.json(reply)
      : problem(422, 'unreadable', 'This screen cannot be read.', 'text');
  }),
  http.post('/api/screens/why', () => HttpResponse.json(why)),
  http.get('/api/screens/catalogue', () => HttpResponse.json(catalogue)),
  http.get('/api/screens/histogram', () => HttpResponse.json(histogram)),
  http.get('/api/screens/ready', () => HttpResponse.json(ready)),
  http.get('/api/screens/saved', () => HttpResponse.json(savedScreens)),
  http.post('/api/screens/saved', () => HttpResponse.json(saved)),
  http.delete('/api/screens/saved/:id', () => HttpResponse.json({ success: true })),
  http.put('/api/screens/saved/:id/follow', () =>
    HttpResponse.json({ ...saved, followedAt: '2026-11-20T04:00:00.000Z' }),
  ),
  http.patch<never, FollowChange>('/api/screens/saved/:id/follow', async ({ request }) =>
    HttpResponse.json({ ...saved, followedAt: '2026-11-20T04:00:00.000Z', ...(await request.json()) }),
  ),
  http.delete('/api/screens/saved/:id/follow', () => HttpResponse.json(saved)),
  http.get('/api/screens/changes/:id', () => HttpResponse.json(change)),
  http.get('/api/screens/ratios', () => HttpResponse.json({ ratios: [], limit: 50 })),
];

/** No saved screens, and no matches. */
export const noScreens = [
  http.post<never, ScreenRunBody>('/api/screens/run', async ({ request }) =>
    HttpResponse.json({
      ...run(await request.json()),
      matches: 0,
      unknowns: 0,
      total: 0,
      rows: [],
    }),
  ),
  http.get('/api/screens/ready', () => HttpResponse.json({ ...ready, screens: [] })),
  http.get('/api/screens/saved', () => HttpResponse.json({ screens: [], limit: 50 })),
];
