import type { PostsReply, ThreadsReply } from '@tayyib/shared/contracts';
import { closedStatus, verifiedStatus } from '@tayyib/shared/account-status';
import { type PersonName, userIdOf } from '../../../testing';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { browserOf, listCompanies } from '../watchlists/watchlistFixtures';
import { startDeliveries } from './deliveries/startDeliveries.testing';

const on = startDeliveries();

/** Has an administrator set the status of an account. */
const setStatus = async (name: PersonName, status: number) => {
  const amin = await browserOf(on.app, 'amin');
  const path = `admin/people/${await userIdOf(on.app, name)}/status`;
  expect((await amin.ask('PUT', path, { status, why: 'as a test' })).status).toBe(200);
};

it('an account has no shared links, posts, alerts or webhooks while it is closed', async () => {
  await listCompanies(on.app, 1);
  for (const name of ['paro', 'rafi'] as const)
    await agreeToCommunityTerms(on.app, await userIdOf(on.app, name));
  const paro = await browserOf(on.app, 'paro');
  const rafi = await browserOf(on.app, 'rafi');
  const { secret } = (await paro.ask('PUT', `watchlistcat/${await paro.create('Shared')}/link`)).body;
  const question = (await rafi.ask('POST', 'community/posts', { text: 'A question' })).body;
  await paro.ask('POST', 'community/posts', { text: 'An answer', replyTo: question.id });
  const own = (await paro.ask('POST', 'community/posts', { text: 'A post' })).body;
  await paro.ask('POST', 'alerts/webhooks', { url: `${on.target.url}/hook` });
  await paro.ask('PUT', 'alerts/settings/choice', { kind: 'broadcast', channel: 'mail', isOn: true });
  const seen = async () => {
    const { threads }: ThreadsReply = (await rafi.ask('GET', 'community/posts')).body;
    const { posts: replies }: PostsReply = (await rafi.ask('GET', `community/posts/${question.id}/replies`))
      .body;
    const link = await on.app.inject({ method: 'POST', url: '/api/sharedwatchlist', payload: { secret } });
    return {
      posts: threads.map(({ title, replies: count }) => `${title}: ${count}`),
      replies: replies.map(({ text }) => text),
      post: (await rafi.ask('GET', `community/posts/${own.id}`)).status,
      link: link.statusCode,
    };
  };
  const open = {
    posts: ['A post: 0', 'A question: 1'],
    replies: ['An answer'],
    post: 200,
    link: 200,
  };
  expect(await seen()).toEqual(open);

  // one alert waits for its delivery, another comes after
  await on.raise('paro');
  await on.app.jobs.runDue('queue-deliveries');
  await setStatus('paro', closedStatus);
  await on.raise('paro');
  await on.work();
  expect([on.target.received, on.post.mails]).toEqual([[], []]);
  expect(await seen()).toEqual({ posts: ['A question: 0'], replies: [], post: 404, link: 404 });

  await setStatus('paro', verifiedStatus);
  expect(await seen()).toEqual(open);
});
