import type {
  AdvisorQuestion,
  AdvisorQuestionsReply,
  AdvisorReply,
  AlertsReply,
  Problem,
  QuestionsToAnswerReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp, signedIn } from '../../../testing';
import { adoptShippedEditions } from '../../facts/verdicts/standards/adoptShippedEditions';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
});
afterAll(() => app.close());

const get = async (url: string, who: PersonName) =>
  app.inject({ url: `/api/${url}`, headers: await signedIn(app, who) });
const post = async (url: string, who: PersonName, text: string) =>
  app.inject({ method: 'POST', url: `/api/${url}`, headers: await signedIn(app, who), payload: { text } });
const questionOf = async (who: PersonName, text: string) =>
  (await post('advisor/questions', who, text)).json<AdvisorQuestion>();

it('names the advisors and the editions in force', async () => {
  const { advisors, editions } = (await get('advisor', 'ann')).json<AdvisorReply>();
  expect(advisors.map(({ name }) => name)).toContain('Adil Alim');
  expect(editions.map(({ standard }) => standard)).toContain('TASIS');
  expect(JSON.stringify(advisors)).not.toContain('@');
});

it('delivers a question to an advisor and the answer to the user who asked, and to nobody else', async () => {
  const { id } = await questionOf('ann', 'Is a company that leases ships to oil firms permitted?');
  const waiting = (await get('staff/questions', 'adil')).json<QuestionsToAnswerReply>().questions;
  expect(waiting[0]).toEqual(expect.objectContaining({ id, answer: null }));
  expect(JSON.stringify(waiting)).not.toContain('Ann');

  const answered = await post(`staff/questions/${id}/answer`, 'adil', 'Yes, the lease is for a lawful use.');
  expect(answered.statusCode).toBe(200);
  const { questions } = (await get('advisor/questions', 'ann')).json<AdvisorQuestionsReply>();
  expect(questions[0]?.answer).toMatchObject({
    text: 'Yes, the lease is for a lawful use.',
    by: 'Adil Alim',
  });
  expect((await get('advisor/questions', 'bob')).json<AdvisorQuestionsReply>().questions).toEqual([]);
  expect((await post(`staff/questions/${id}/answer`, 'adil', 'Another answer to it.')).statusCode).toBe(404);
});

it('alerts the user who asked, and nobody else, to the answer', async () => {
  const { id } = await questionOf('paro', 'May I hold a stock that was sold short by others?');
  const alertsOf = async (who: PersonName) => (await get('getnotification', who)).json<AlertsReply>();
  expect(await alertsOf('paro')).toEqual({ data: [], unread: 0 });
  await post(`staff/questions/${id}/answer`, 'adil', 'Yes: what others do with theirs is not yours.');
  await post(`staff/questions/${id}/answer`, 'adil', 'A second answer, which is refused.');
  expect(await alertsOf('paro')).toMatchObject({
    unread: 1,
    data: [
      {
        status: 5,
        title: 'The advisor answered your question',
        description: 'May I hold a stock that was sold short by others?',
        scan_url: '/our_shariah_advisor',
        visited: false,
      },
    ],
  });
  expect((await alertsOf('basim')).data).toEqual([]);
});

it('lets three questions of one user wait, however fast they arrive', async () => {
  const sent = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => post('advisor/questions', 'bob', `My question number ${n}.`)),
  );
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409]);
  const refused = sent.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
  expect(refused?.message).toContain('3 of your questions wait for an answer.');
});

it('asks for a whole sentence as a question', async () => {
  const refused = await post('advisor/questions', 'paro', '  why? ');
  expect(refused.statusCode).toBe(400);
  expect(refused.json<Problem>().message).toContain('Please write your question in a sentence.');
});
