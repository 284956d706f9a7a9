import type { HistogramReply, ScreenRunReply, ShareholdingReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { shareholdings } from '../../../../database/schema/facts/companyTables';
import { buildSampleApp, signedIn } from '../../../../testing';

const reliance = 'INE002A01018';
const tcs = 'INE467B01029';
const infosys = 'INE009A01021';

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const pattern = (isin: string, asOf: string, promoters: string, pledged: string | null) => ({
  isin,
  asOf,
  promoterShare: promoters,
  publicShare: (1 - Number(promoters)).toFixed(6),
  pledgedShare: pledged,
  totalShares: pledged === null ? null : 1000,
  publishedOn: null,
  publisher: 'NSE',
  document: `SHP_${asOf}.xml`,
  contentHash: `${isin} ${asOf}`,
});
const read = async (id: string, as = headers) =>
  app.inject({ url: `/api/stocks/${id}/shareholding`, headers: as });
const run = async (text: string, more: object = {}) => {
  const payload = { text, pageSize: 100, ...more };
  const reply = await app.inject({ method: 'POST', url: '/api/screens/run', headers, payload });
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<ScreenRunReply>();
};
const cellsOf = ({ rows }: ScreenRunReply) => new Map(rows.map((row) => [row.isin, row.cells]));

it('the shareholding is empty where no pattern is on file, and passes no screen', async () => {
  const reply = await read('RELIANCE');
  expect(reply.json<ShareholdingReply>()).toMatchObject({ isin: reliance, quarters: [] });
  const screened = await run('Promoter holding < 100');
  expect([screened.matches, screened.unknowns]).toEqual([0, screened.universe]);
});

describe('the shareholding with patterns on file', () => {
  beforeAll(async () => {
    await app.db
      .insert(shareholdings)
      .values([
        pattern(reliance, '2026-06-30', '0.503', '0.25'),
        pattern(reliance, '2026-03-31', '0.5', '0'),
        pattern(tcs, '2026-06-30', '0.718', null),
        { ...pattern(infosys, '2026-06-30', '0', null), publishedOn: '2026-07-15' },
      ]);
  });

  it('states each quarter with its source, oldest first, and an unstated pledge as unknown', async () => {
    const { quarters, notes } = (await read('RELIANCE')).json<ShareholdingReply>();
    expect(quarters).toEqual([
      expect.objectContaining({ asOf: '2026-03-31', promoterShare: 0.5, publicShare: 0.5, pledgedShare: 0 }),
      expect.objectContaining({
        asOf: '2026-06-30',
        promoterShare: 0.503,
        publicShare: 0.497,
        pledgedShare: 0.25,
        totalShares: 1000,
        source: { publisher: 'NSE', document: 'SHP_2026-06-30.xml', asOf: '2026-06-30', publishedOn: null },
      }),
    ]);
    expect(notes.join(' ')).toContain('of the promoters’ shares, not of all shares');
    expect((await read('TCS')).json<ShareholdingReply>().quarters).toMatchObject([
      { promoterShare: 0.718, pledgedShare: null, totalShares: null },
    ]);
  });

  it('is withheld from plans without the detailed overview', async () => {
    for (const name of ['ann', 'basim'] as const) {
      expect((await read('RELIANCE', await signedIn(app, name))).statusCode).toBe(403);
    }
  });

  it('is screened by in per cent, with the newest quarter of each company and its day', async () => {
    const screened = await run('Promoter holding > 50', { columns: ['Promoter holding', 'Free float'] });
    expect(screened.columns.map(({ text, unit }) => [text, unit])).toEqual([
      ['Promoter holding', 'percent'],
      ['Free float', 'percent'],
    ]);
    const cells = cellsOf(screened);
    expect([...cells.keys()].sort()).toEqual([reliance, tcs].sort());
    expect(cells.get(reliance)?.map((cell) => Number(cell).toFixed(2))).toEqual(['50.30', '49.70']);
    expect(screened.rows.map(({ shareholdingAsOf }) => shareholdingAsOf)).toEqual([
      '2026-06-30',
      '2026-06-30',
    ]);
    const without = await run('Status = compliant');
    expect(without.rows[0]).not.toHaveProperty('shareholdingAsOf');
  });

  it('never passes where the pledge is not stated', async () => {
    const screened = await run('Pledged share < 50');
    expect(screened.rows.map(({ isin }) => isin)).toEqual([reliance]);
    expect(screened.unknowns).toBe(screened.universe - 1);
  });

  it('counts in a past month as it was known then', async () => {
    const april = cellsOf(await run('Promoter holding > 10', { columns: ['Pledged share'] }));
    expect(april.get(reliance)).toEqual([25]);
    const then = await run('Free float >= 0 as of 2026-06', { columns: ['Promoter holding'] });
    expect(then.rows.map(({ isin }) => isin).sort()).toEqual([reliance, tcs].sort());
  });

  it('has a distribution, and a quarter in the exported file', async () => {
    const histogram = await app.inject({ url: '/api/screens/histogram?column=Free%20float', headers });
    expect(histogram.json<HistogramReply>()).toMatchObject({ known: 3, unit: 'percent' });
    const text = encodeURIComponent('Promoter holding > 60');
    const csv = await app.inject({ url: `/api/screens/export?text=${text}`, headers });
    expect(csv.body).toContain('Shareholding of');
    expect(csv.body).toContain('2026-06-30');
  });
});
