import type { Post, RulingsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { browserOf, isinOf, listCompanies } from '../../personal/watchlists/watchlistFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await listCompanies(app, 2);
  for (const name of ['paro', 'adil'] as const) await agreeToCommunityTerms(app, await userIdOf(app, name));
});
afterAll(() => app.close());

const ask = async (name: PersonName, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await browserOf(app, name)).ask(method, `community/${path}`, body);
const write = async (name: PersonName, text: string): Promise<Post> =>
  (await ask(name, 'POST', 'posts', { text })).body;
const rule = (name: PersonName, { id }: Post, isRuling = true) =>
  ask(name, 'PUT', `posts/${id}/ruling`, { isRuling });
const rulingsOn = async (company: number): Promise<Post[]> => {
  const { rulings }: RulingsReply = (await ask('paro', 'GET', `rulings?isin=${isinOf(company)}`)).body;
  return rulings;
};

it('attaches a ruling of a scholar to the stocks that it names, with its date', async () => {
  const post = await write('adil', 'The lease income of $CO1 is lawful.');
  expect(post.ruledAt).toBeNull();
  expect(await rulingsOn(1)).toEqual([]);
  const given = await rule('adil', post);
  expect(given.status).toBe(200);
  expect(await rulingsOn(1)).toEqual([given.body]);
  expect(given.body).toMatchObject({ id: post.id, author: { name: 'Adil Alim', isScholar: true } });
  expect(Date.parse(given.body.ruledAt)).toBeGreaterThanOrEqual(Date.parse(post.createdAt));
  expect((await rule('adil', post)).body.ruledAt).toBe(given.body.ruledAt);

  // its words are of another day, and on another stock
  const edited = await ask('adil', 'PUT', `posts/${post.id}`, { text: 'That of $CO2 is lawful.' });
  expect(Date.parse(edited.body.ruledAt)).toBeGreaterThan(Date.parse(given.body.ruledAt));
  expect([await rulingsOn(1), (await rulingsOn(2)).map(({ id }) => id)]).toEqual([[], [post.id]]);
  expect((await ask('adil', 'PUT', `posts/${post.id}`, { text: 'It is lawful.' })).body.ruledAt).toBeNull();
});

it('takes a ruling back', async () => {
  const post = await write('adil', 'The income of $CO1 is lawful.');
  await rule('adil', post);
  expect((await rule('adil', post, false)).body.ruledAt).toBeNull();
  expect(await rulingsOn(1)).toEqual([]);
});

it('refuses rulings of members, on posts of others, and on no stock', async () => {
  const members = await write('paro', 'I say $CO1 is lawful.');
  expect((await rule('paro', members)).status).toBe(403);
  expect((await rule('adil', members)).status).toBe(404);
  const refused = await rule('adil', await write('adil', 'It is lawful.'));
  expect([refused.status, refused.body.code]).toEqual([409, 'names-no-stock']);
  expect(await rulingsOn(1)).toEqual([]);
});
