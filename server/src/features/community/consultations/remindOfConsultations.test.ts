import type { Alert, AlertsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '../../../lib/durations';
import { buildTestNodes, connectSocket, signedIn, type PersonName } from '../../../testing';
import { aBrowser, startTarget } from '../../personal/alerts/deliveries/deliveries.testing';

/** Midday in India, tomorrow: the database dates jobs by its own clock, which must not be ahead of the server's. */
const noon = new Date(new Date().setUTCHours(24 + 6, 30, 0, 0));
const title = 'and you have a consultation soon';
let app: FastifyInstance | undefined;
let other: FastifyInstance | undefined;
let close: () => Promise<void>;
beforeEach(async () => {
  const servers = await buildTestNodes(2, {
    alerts: { vapid: null, pushServices: [], allowsPrivateTargets: true },
  });
  [app, other] = servers.nodes;
  close = servers.close;
  afterNoon(0);
});
afterEach(() => close());

const servers = (): [FastifyInstance, FastifyInstance] => {
  if (!app || !other) throw new Error('Both servers are started before each test.');
  return [app, other];
};
/** Sets the clocks to so many minutes after midday. */
function afterNoon(minutes: number): void {
  for (const server of servers()) server.clock.now = () => new Date(noon.getTime() + minutes * minuteMs);
}
async function ask(name: PersonName, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const [server] = servers();
  const headers = await signedIn(server, name);
  return server.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
}
/** Books a consultation that begins so many minutes after midday. */
async function book(minutes: number): Promise<string> {
  const startsAt = new Date(noon.getTime() + minutes * minuteMs).toISOString();
  const slotId = (await ask('adil', 'POST', 'consultations/slots', { startsAt })).json().id;
  const question = 'Is its treasury income a problem?';
  const booked = await ask('rafi', 'POST', 'consultations', { slotId, isin: null, question });
  expect(booked.statusCode).toBe(201);
  return booked.json().id;
}
const runJobs = () => Promise.all(servers().map((server) => server.jobs.runDue('consultation-reminders')));
async function reminders(name: PersonName): Promise<Alert[]> {
  const { data } = (await ask(name, 'GET', 'getnotification')).json<AlertsReply>();
  return data.filter((alert) => alert.title.endsWith(title));
}
const counts = async () => [(await reminders('rafi')).length, (await reminders('adil')).length];

it('reminds both people of a consultation within the hour before, once, however many servers run', async () => {
  await book(180);
  afterNoon(119);
  await runJobs();
  expect(await counts()).toEqual([0, 0]);
  const socket = await connectSocket(servers()[0], 'rafi');
  const popped = new Promise<Alert>((resolve) => socket.on('newAlert', resolve));
  for (const minutes of [120, 121, 150]) {
    afterNoon(minutes);
    await runJobs();
  }
  expect(await reminders('rafi')).toMatchObject([
    {
      kind: 'consultation',
      status: 7,
      title: `Adil Alim ${title}`,
      scan_url: '/consultations',
      description: expect.stringMatching(/^It begins on .+, 3:00\spm, Indian time\. /),
    },
  ]);
  expect(await reminders('adil')).toMatchObject([{ title: `Rafi Rahman ${title}` }]);
  expect((await popped).title).toBe(`Adil Alim ${title}`);
  socket.close();
});

it('reminds late of a consultation after a time without servers, but not of one that has begun', async () => {
  await book(180);
  await book(240);
  afterNoon(180);
  await runJobs();
  expect(await counts()).toEqual([1, 1]);
  expect((await reminders('rafi'))[0]?.description).toMatch(/4:00\spm/);
});

it('reminds of no consultation that was cancelled, answered, or booked within the hour', async () => {
  const cancelled = await book(180);
  await ask('rafi', 'POST', `consultations/${cancelled}/cancel`);
  const answered = await book(210);
  await ask('adil', 'PUT', `consultations/${answered}/answer`, { answer: 'It is not.' });
  await book(50);
  for (const minutes of [1, 121, 151]) {
    afterNoon(minutes);
    await runJobs();
  }
  expect(await counts()).toEqual([0, 0]);
});

it('reminds of the new time where a consultation is moved to another', async () => {
  const moved = await book(180);
  await ask('rafi', 'POST', `consultations/${moved}/cancel`);
  await book(300);
  afterNoon(125);
  await runJobs();
  expect(await counts()).toEqual([0, 0]);
  afterNoon(240);
  await runJobs();
  expect(await counts()).toEqual([1, 1]);
  expect((await reminders('adil'))[0]?.description).toMatch(/5:00\spm/);
});

it('a reminder is not pushed after the consultation has begun, and never stored longer by the push service', async () => {
  const target = await startTarget();
  const [server] = servers();
  const work = async () => {
    for (const task of ['queue-deliveries', 'deliver-alert']) await server.jobs.runDue(task);
  };
  const pushed = () =>
    target.received
      .map((message) => browser.read(message))
      .filter((one) => JSON.stringify(one).includes(title));
  const browser = aBrowser(`${target.url}/rafi`);
  await ask('rafi', 'PUT', 'alerts/push', browser.subscription);
  await book(180);
  afterNoon(121);
  await runJobs();
  await work();
  expect(pushed()).toMatchObject([{ title: `Adil Alim ${title}` }]);
  expect(target.received.at(-1)?.headers.ttl).toBe(String(59 * 60));

  // quiet until 4 pm: the next one is at 3:50 pm
  const timing = { mail: 'at-once', dailyAt: '08:00', quiet: { from: '14:30', until: '16:00' } };
  await ask('rafi', 'PUT', 'alerts/settings/timing', timing);
  await book(230);
  afterNoon(171);
  await runJobs();
  await work();
  afterNoon(241);
  await work();
  await work();
  expect(await reminders('rafi')).toHaveLength(2);
  expect(pushed()).toHaveLength(1);
  await target.stop();
});
