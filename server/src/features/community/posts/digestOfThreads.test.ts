import type { Alert, AlertsReply, Post } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import {
  buildTestApp,
  lastMessageTo,
  messagesTo,
  people,
  resetDatabase,
  settleJobs,
  userIdOf,
} from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { browserOf } from '../../personal/watchlists/watchlistFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  for (const name of ['paro', 'rafi', 'adil'] as const)
    await agreeToCommunityTerms(app, await userIdOf(app, name));
});

const ask = async (
  name: PersonName,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => (await browserOf(app, name)).ask(method, path, body);
const begin = async (name: PersonName, title: string, likedBy: readonly PersonName[]): Promise<Post> => {
  const post: Post = (await ask(name, 'POST', 'community/posts', { title, text: `About ${title}.` })).body;
  for (const liker of likedBy) await ask(liker, 'PUT', `community/posts/${post.id}/marks`, { isLiked: true });
  return post;
};
const choose = (name: PersonName) =>
  ask(name, 'PUT', 'alerts/settings/choice', { kind: 'digest', channel: 'mail', isOn: true });
const digestOf = async (name: PersonName): Promise<Alert[]> => {
  const { data }: AlertsReply = (await ask(name, 'GET', 'getnotification')).body;
  return data.filter(({ kind }) => kind === 'digest');
};
const run = () => app.jobs.runDue('community-digest');

it('tells members who chose it of the threads with the most likes, in one mail, once', async () => {
  await begin('paro', 'Gold bonds', ['rafi', 'adil']);
  await begin('paro', 'Reading accounts', ['rafi']);
  await begin('paro', 'Nobody likes it', []);
  await choose('rafi');
  const before = await messagesTo(app, people.rafi.email);
  await run();
  await run();
  expect((await digestOf('rafi')).map(({ description }) => description).sort()).toEqual([
    'Gold bonds',
    'Reading accounts',
  ]);
  expect((await digestOf('rafi'))[0]?.title).toBe('Paro Pasha wrote one of the best threads of the week');
  expect(await digestOf('adil')).toEqual([]);

  for (const task of ['queue-deliveries', 'deliver-mail']) await settleJobs(app, task);
  expect((await messagesTo(app, people.rafi.email)) - before).toBe(1);
  const mail = await lastMessageTo(app, people.rafi.email);
  expect(mail).toContain('Gold bonds');
  expect(mail).toContain('Reading accounts');
  // later threads wait for the next week
  await begin('adil', 'Sukuk', ['rafi', 'paro']);
  await run();
  expect(await digestOf('rafi')).toHaveLength(2);
});

it('tells nobody of their own thread, nor whose plan has no community, nor of one that was deleted', async () => {
  const { id } = await begin('paro', 'Gold bonds', ['rafi']);
  for (const name of ['paro', 'rafi', 'ann'] as const) await choose(name);
  await run();
  expect([await digestOf('paro'), await digestOf('ann')]).toEqual([[], []]);
  expect(await digestOf('rafi')).toHaveLength(1);
  expect((await ask('paro', 'DELETE', `community/posts/${id}`)).status).toBe(200);
  expect(await digestOf('rafi')).toEqual([]);
});
