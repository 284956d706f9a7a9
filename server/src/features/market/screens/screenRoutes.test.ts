import type {
  ReadyScreensReply,
  ScreenCatalogueReply,
  ScreenCountReply,
  ScreenProblem,
  ScreenRunReply,
  ScreenWhyReply,
  HistogramReply,
} from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../testing';
import { filings, prices, securities } from '../../../database/schema/facts/factsTables';

let app: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/screens/${path}`, headers, payload });
async function ask<Reply>(path: string, payload: object): Promise<Reply> {
  const reply = await post(path, payload);
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<Reply>();
}
const run = (payload: object) => ask<ScreenRunReply>('run', payload);
const codesIn = ({ rows }: ScreenRunReply) => rows.map(({ stock_code }) => stock_code);

describe('a screen', () => {
  it('finds the matches, with the columns of the query', async () => {
    const found = await run({ text: 'Status = compliant\nDebt to assets < 20', pageSize: 100 });
    expect(codesIn(found)).toContain('ULTRACEMCO');
    expect(found.rows).toHaveLength(found.matches);
    expect(found.columns.map(({ text }) => text)).toEqual([
      'Price',
      'Market capitalization',
      'Status',
      'Stars',
      'Debt to assets',
    ]);
    const ultratech = found.rows.find(({ stock_code }) => stock_code === 'ULTRACEMCO');
    expect(ultratech?.badge).toBe('compliant');
    expect(ultratech?.cells[2]).toBe('compliant');
    expect(ultratech?.cells[4]).toBeCloseTo(10.22, 1); // 10,298.39 of 100,802.01 crore
  });

  it('counts each clause alone, the rest after it, and missing data', async () => {
    const counted = await ask<ScreenCountReply>('count', {
      text: 'Status = compliant\nDebt to assets < 20',
    });
    const [status, debt] = counted.clauses;
    const first = await ask<ScreenCountReply>('count', { text: 'Debt to assets < 20' });
    expect(debt).toMatchObject({ matches: first.matches, unknowns: first.unknowns });
    expect(debt?.remaining).toBe(counted.matches);
    expect(status?.remaining).toBe(status?.matches);
    expect(debt?.position).toMatchObject({ line: 2, column: 1 });
    expect(counted.universe).toBe(71);
  });

  it('lists companies with missing data on separate pages', async () => {
    const query = { text: 'RSI > 50', show: 'unknowns', pageSize: 50 };
    const first = await run(query);
    const second = await run({ ...query, page: 2 });
    expect(first).toMatchObject({ matches: 0, unknowns: 71, total: 71 });
    expect(new Set([...codesIn(first), ...codesIn(second)]).size).toBe(71);
    expect((await run({ text: 'not (RSI > 50)' })).rows).toEqual([]);
  });

  it('accepts a form as well as a text, and returns its text', async () => {
    const metric = { type: 'metric', id: 'debtToAssets', period: null, standard: null };
    const value = { type: 'number', value: 20, suffix: null };
    const clauses = [{ kind: 'compare', metric, time: null, op: '<', value }];
    const byForm = await run({ form: { asOf: null, clauses } });
    expect(byForm.canonical).toBe('Debt to assets < 20');
    expect(byForm.matches).toBe((await run({ text: 'Debt to assets < 20' })).matches);
  });

  it('sorts by any column, the unknown last, a page at a time', async () => {
    for (const order of ['asc', 'desc'] as const) {
      const { rows } = await run({
        text: 'Size = large',
        columns: ['Interest coverage'],
        sort: 'interest coverage',
        order,
        pageSize: 100,
      });
      const cells = rows.map(({ cells: [cell] }) => cell);
      const known = cells.flatMap((cell) => (typeof cell === 'number' ? [cell] : []));
      expect(cells.slice(known.length).every((cell) => cell === null)).toBe(true);
      expect(known).toEqual([...known].sort((a, b) => (order === 'asc' ? a - b : b - a)));
    }
    const byName = await run({ text: 'Size = large', sort: 'name', order: 'asc', pageSize: 5, page: 999 });
    expect(byName.page).toBe(Math.ceil(byName.total / 5));
  });

  it('sorts a few rows like all of them, also after the market has changed', async () => {
    const query = { sort: 'sales', order: 'desc', pageSize: 100 };
    const few = await run({ ...query, text: 'Sales > 2.5 lakh crore' });
    expect(few.total).toBeGreaterThan(1);
    expect(few.total).toBeLessThan(9);
    const all = codesIn(await run({ ...query, text: 'Sales > 0' }));
    expect(all.slice(0, few.total)).toEqual(codesIn(few));

    const byName = { text: 'Sales > 0', sort: 'name', order: 'asc', pageSize: 1 };
    const [first] = codesIn(await run(byName));
    const rename = (name: string) =>
      app.db.update(securities).set({ name }).where(eq(securities.symbol, 'RELIANCE')).returning();
    const [{ name } = { name: '' }] = await app.db
      .select()
      .from(securities)
      .where(eq(securities.symbol, 'RELIANCE'));
    await rename('0 Company');
    expect(codesIn(await run(byName))).toEqual(['RELIANCE']);
    await rename(name);
    expect(codesIn(await run(byName))).toEqual([first]);
  });

  it('evaluates the requested standard, and those a query names', async () => {
    const text = 'Status = compliant';
    const aaoifi = await run({ text, standard: 'AAOIFI', pageSize: 100 });
    expect(aaoifi.matches).toBe((await run({ text: 'Status(AAOIFI) = compliant' })).matches);
    expect(aaoifi.matches).not.toBe((await run({ text })).matches);
  });

  it('evaluates a past month with the facts known then, and notes what is unavailable', async () => {
    const now = await run({ text: 'Sales > 0', columns: ['Sales'], pageSize: 100 });
    const then = await run({ text: 'Sales > 0\nas of 2023-12', columns: ['Sales'], pageSize: 100 });
    expect(then.day).toBe('2023-12-31');
    const salesOf = ({ rows }: ScreenRunReply) =>
      rows.find(({ stock_code }) => stock_code === 'RELIANCE')?.cells[0];
    expect(salesOf(then)).toBeLessThan(Number(salesOf(now)));
    expect(then.notes.length).toBeGreaterThan(0);
    expect((await run({ text: 'Sales > 0\nas of 2010-01' })).matches).toBe(0);
    const averages = await run({ text: 'Price > SMA 50\nas of 2015-03' });
    expect(averages.notes.join(' ')).toMatch(/SMA/);
  });

  it('explains why a company matched, with the figures', async () => {
    const why = await ask<ScreenWhyReply>('why', {
      text: 'Status = compliant\nDebt to assets < 25 or Debt < 1',
      isin: 'INE481G01011',
    });
    expect(why.outcome).toBe('passed');
    expect(why.reasons.map(({ depth }) => depth)).toEqual([0, 0, 1, 1]);
    expect(why.reasons[2]?.sentence).toMatch(/Debt to assets 10\.22% is 14\.78 points below 25%/);
  });

  it('reports the position of an error, with a suggestion', async () => {
    const reply = await post('run', { text: 'Status = compliant\nDet to assets < 25' });
    expect(reply.statusCode).toBe(422);
    const { errors } = reply.json<ScreenProblem>();
    expect(errors[0]).toMatchObject({ position: { line: 2, column: 1 }, suggestion: 'Debt to assets' });
    expect((await post('run', { text: 'Debt > 1', columns: ['Nonsense'] })).json()).toMatchObject({
      code: 'unreadable',
      field: 'columns',
    });
    expect((await post('count', {})).statusCode).toBe(400);
  });

  it('refuses overly long screens and ratios', async () => {
    const sum = Array.from({ length: 1900 }, () => '1').join('+');
    const text = `ROCE > ${sum}`;
    for (const path of ['count', 'run']) {
      const reply = await post(path, { text });
      expect(reply.statusCode).toBe(422);
      const [error] = reply.json<ScreenProblem>().errors;
      expect(error?.message).toMatch(/300 numbers and names of figures are the most/);
      // ROCE and 299 numbers are read
      expect(text.slice(0, error?.position.start)).toBe(`ROCE > ${'1+'.repeat(299)}`);
    }
    expect((await post('ratios', { name: 'Long', text: sum })).statusCode).toBe(422);
  });

  it('replies to every text with a result or with errors', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom('Debt', '>', '5', 'and', 'not', '(', ')', 'Status', '=', '\n', 'falling 3 years'),
        )
        .map((words) => words.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { statusCode } = await post('run', { text, columns: [text.slice(0, 100) || 'Debt'] });
        expect([200, 422]).toContain(statusCode);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an export', () => {
  const csv = async (query: string) => {
    const reply = await app.inject({ url: `/api/screens/export?${query}`, headers });
    expect(reply.headers['content-type']).toContain('text/csv');
    return reply.body;
  };

  it('contains every match, with units in the header', async () => {
    const { matches } = await run({ text: 'Size = large' });
    const lines = (await csv('text=Size%20%3D%20large&columns=Debt&columns=Debt%20to%20assets')).split(
      '\r\n',
    );
    expect(lines[0]).toBe(
      '\uFEFFName,Code,ISIN,Verdict,Debt (₹ crore),Debt to assets (%),Accounts to,Accounts are,Close of,Average market cap to',
    );
    expect(lines).toHaveLength(matches + 2); // the header, and nothing after the last line break
  });

  it('says with each verdict under review what it is under review for', async () => {
    const lines = (await csv('text=Status%20%3D%20under%20review')).trim().split('\r\n').slice(1);
    const graded = lines.filter((line) => /,Under review: [a-z]/.test(line));
    expect(lines.length).toBeGreaterThan(1);
    expect(graded).toEqual(lines);
    const open = await csv('text=Review%20%3D%20changed%20since%20accounts');
    expect(open).toContain(',HINDUNILVR,INE030A01027,Under review: changed since accounts,');
  });

  it('escapes formulas for spreadsheets', async () => {
    const evil = { isin: 'INE777Z01013', symbol: 'EVIL', name: '=HYPERLINK("http://x","y")' };
    await app.db.insert(securities).values({ ...evil, sector: '@SUM(1)', source: 'x', asOf: '2026-11-01' });
    const lines = await csv('text=Sector%20%3D%20%22%40SUM(1)%22&columns=Sector');
    expect(lines).toContain(`"'=HYPERLINK(""http://x"",""y"")",EVIL,INE777Z01013,Under review,'@SUM(1)`);
    await app.db.delete(securities).where(eq(securities.isin, evil.isin));
  });
});

describe('what helps to write a screen', () => {
  it('lists every metric with its unit and coverage', async () => {
    const reply = await app.inject({ url: '/api/screens/catalogue', headers });
    const { metrics, universe } = reply.json<ScreenCatalogueReply>();
    const debt = metrics.find(({ id }) => id === 'debtToAssets');
    expect(debt).toMatchObject({ name: 'Debt to assets', unit: 'percent', group: 'Ratios' });
    expect(debt?.known).toBeGreaterThan(universe / 2);
    const sector = metrics.find(({ id }) => id === 'sector');
    expect(sector?.choices?.map(({ name }) => name)).toContain('Energy');
    const { etag } = reply.headers;
    const again = await app.inject({
      url: '/api/screens/catalogue',
      headers: { ...headers, 'if-none-match': String(etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('distributes a figure over buckets that contain every known value', async () => {
    const reply = await app.inject({ url: '/api/screens/histogram?column=Debt%20to%20assets', headers });
    const { buckets, below, above, known, unknown } = reply.json<HistogramReply>();
    expect(buckets.reduce((sum, count) => sum + count, 0) + below + above).toBe(known);
    expect(known + unknown).toBe(71);
    const word = await app.inject({ url: '/api/screens/histogram?column=Sector', headers });
    expect(word.statusCode).toBe(422);
  });

  it('returns the ready-made screens with their counts', async () => {
    const ready = await app.inject({ url: '/api/screens/ready', headers: await signedIn(app, 'ann') });
    const { screens } = ready.json<ReadyScreensReply>();
    expect(screens.length).toBeGreaterThanOrEqual(10);
    expect(screens.find(({ id }) => id === 'compliant-large-low-debt')?.matches).toBeGreaterThan(0);
  });
});

it('a screen sees a fact that changed, and a price, at once', async () => {
  const isin = 'INE002A01018';
  const columns = ['Total assets', 'Price'];
  const cells = async () => {
    const { rows } = await run({ text: 'Size = large', columns, pageSize: 100 });
    return rows.find((row) => row.isin === isin)?.cells;
  };
  const [before] = (await cells()) ?? [];
  expect(typeof before).toBe('number');
  const price = {
    isin,
    exchange: 'NSE' as const,
    series: 'EQ',
    open: '1',
    high: '1',
    low: '1',
    volume: 5,
    contentHash: '',
  };
  await app.db.insert(prices).values({ ...price, day: '2026-11-19', close: '1500.50' });
  expect(await cells()).toEqual([before, 1500.5]);
  await app.db.insert(prices).values({ ...price, day: '2026-11-20', close: '1510' });
  expect(await cells()).toEqual([before, 1510]);
  await app.db.delete(filings).where(eq(filings.isin, isin));
  expect(await cells()).toEqual([null, 1510]);
});
