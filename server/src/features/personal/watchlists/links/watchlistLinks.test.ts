import type { FastifyInstance } from 'fastify';
import { watchlists } from '../../../../database/schema/personal/watchlistTables';
import { buildTestApp, nextAddress, resetDatabase } from '../../../../testing';
import { browserOf, isinOf, listCompanies } from '../watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 3);
});

const opened = (secret: string, remoteAddress = nextAddress()) =>
  app.inject({ method: 'POST', url: '/api/sharedwatchlist', payload: { secret }, remoteAddress });

async function sharedList() {
  const ann = await browserOf(app, 'ann');
  const id = await ann.create('Halal IT');
  await ann.place('CO1', [id]);
  await ann.ask('PATCH', `watchlistcat/${id}/stocks/${isinOf(1)}`, {
    note: 'A private thought',
    tags: ['private'],
    targetRupees: 77.7,
  });
  const share = async (): Promise<string> => (await ann.ask('PUT', `watchlistcat/${id}/link`)).body.secret;
  return { ann, id, share, secret: await share() };
}

describe('the link of a watchlist', () => {
  it('shows its stocks to a visitor, and nothing of its owner', async () => {
    const { secret } = await sharedList();
    const reply = await opened(secret);
    expect(reply.json()).toMatchObject({
      title: 'Halal IT',
      standard: 'TASIS',
      stocks: [{ isin: isinOf(1), badge: 'under_review' }],
    });
    expect(reply.body).not.toMatch(/private|77\.7|note|tags|targetRupees|addedAt|ann/i);
    expect(reply.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  });

  it('is stored as a hash, in no export, and ends when the owner turns it off or makes another', async () => {
    const { ann, id, share, secret } = await sharedList();
    const [row] = await app.db.select().from(watchlists);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await ann.ask('GET', `watchlistcat/${id}`)).body.linkedAt).not.toBeNull();
    const next = await share();
    expect([(await opened(secret)).statusCode, (await opened(next)).statusCode]).toEqual([404, 200]);
    await ann.ask('DELETE', `watchlistcat/${id}/link`);
    const off = await opened(next);
    const wrong = await opened('x'.repeat(43));
    expect([off.statusCode, off.json()]).toEqual([404, wrong.json()]);
    expect((await ann.ask('GET', `watchlistcat/${id}`)).body.linkedAt).toBeNull();
  });

  it('ends with the watchlist', async () => {
    const { ann, id, secret } = await sharedList();
    await ann.ask('DELETE', `watchlistcat/${id}`);
    expect((await opened(secret)).statusCode).toBe(404);
  });

  it('can be made and ended by the owner only', async () => {
    const { id, secret } = await sharedList();
    const bob = await browserOf(app, 'bob');
    const answers = [
      await bob.ask('PUT', `watchlistcat/${id}/link`),
      await bob.ask('DELETE', `watchlistcat/${id}/link`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await opened(secret)).statusCode).toBe(200);
  });

  it('cannot be guessed many times a minute', async () => {
    const statuses = [];
    const address = nextAddress();
    for (let at = 0; at < 70; at++) statuses.push((await opened('guess', address)).statusCode);
    expect(statuses).toContain(429);
  });
});
