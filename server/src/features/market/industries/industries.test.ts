import type { IndustriesPage, IndustryReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../testing';

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const ask = async <Reply>(path: string) => (await app.inject({ url: `/api/${path}`, headers })).json<Reply>();

describe('industries', () => {
  it('count every classed stock once at each level', async () => {
    const totals = await Promise.all(
      ['sector', 'industry', 'group', 'subgroup'].map(async (level) => {
        const { rows } = await ask<IndustriesPage>(`industries?level=${level}&pageSize=100`);
        return rows.reduce((sum, { compliance }) => sum + compliance.total, 0);
      }),
    );
    expect(totals).toEqual([71, 71, 71, 71]);
  });

  it('compute the compliant share of decided companies, without those under review', async () => {
    const { rows } = await ask<IndustriesPage>('industries?level=sector&pageSize=100&sort=compliantShare');
    const known = rows.map(({ compliance }) => compliance.compliantShare).filter((share) => share !== null);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    for (const { compliance } of rows) {
      const { compliant, non_compliant: not } = compliance.byBadge;
      const answered = compliant + not;
      const isTelling = answered > 0 && answered >= compliance.total / 10;
      expect(compliance.compliantShare).toBe(isTelling ? compliant / answered : null);
    }
  });

  it('show their stocks, largest first, and their subclasses', async () => {
    const { industry, stocks, within } = await ask<IndustryReply>('industries/group~it-software?pageSize=3');
    expect(industry).toMatchObject({ name: 'IT - Software', sector: 'Information Technology' });
    expect(stocks.rows.map(({ stock_code }) => stock_code).slice(0, 2)).toEqual(['TCS', 'INFY']);
    expect(stocks.total).toBe(industry.compliance.total);
    expect(within.map(({ level }) => level)).toEqual(['subgroup']);
    // the median of the known ratios, recomputed from the rows
    const all = await ask<IndustryReply>('industries/group~it-software?pageSize=100');
    const sorted = all.stocks.rows
      .map(({ roe }) => roe)
      .filter((roe) => roe !== null)
      .sort((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    expect(industry.medians.roe.value).toBeCloseTo(
      ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2,
      12,
    );
  });

  it('filter by status, and are not found when empty', async () => {
    const { stocks } = await ask<IndustryReply>('industries/sector~energy?badge=compliant');
    expect(stocks.rows.every(({ badge }) => badge === 'compliant')).toBe(true);
    expect((await app.inject({ url: '/api/industries/sector~nothing', headers })).statusCode).toBe(404);
  });
});
