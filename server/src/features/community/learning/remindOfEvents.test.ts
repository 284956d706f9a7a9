import type { Alert, AlertsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '../../../lib/durations';
import { buildTestNodes, type PersonName } from '../../../testing';
import { learningOf } from './learningFixtures';

/** Midday in India, tomorrow: the database dates jobs by its own clock, which must not be ahead of the server's. */
const noon = new Date(new Date().setUTCHours(24 + 6, 30, 0, 0));
let nodes: FastifyInstance[] = [];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ nodes, close } = await buildTestNodes(2));
  afterNoon(0);
});
afterEach(() => close());

function first(): FastifyInstance {
  const [node] = nodes;
  if (!node) throw new Error('Both servers are started before each test.');
  return node;
}
/** Sets the clocks to so many minutes after midday. */
function afterNoon(minutes: number): void {
  for (const node of nodes) node.clock.now = () => atNoon(minutes);
}
const atNoon = (minutes: number) => new Date(noon.getTime() + minutes * minuteMs);
const { ask, announce, takeSeat, giveBack } = learningOf(first);
const runJobs = () => Promise.all(nodes.map((node) => node.jobs.runDue('event-reminders')));
async function titlesOf(name: PersonName): Promise<string[]> {
  const { data }: AlertsReply = (await ask(name, 'GET', 'getnotification')).body;
  return data.filter(({ kind }: Alert) => kind === 'event').map(({ title }) => title);
}
const soon = '“Reading a balance sheet” begins soon';
const begins = '“Reading a balance sheet” begins now';
const announceAt = (minutes: number) => announce({ startsAt: atNoon(minutes).toISOString() });

it('reminds those with a seat within the hour before and at the start, once, however many servers run', async () => {
  const { id } = await announceAt(180);
  await takeSeat('ann', id);
  afterNoon(119);
  await runJobs();
  expect(await titlesOf('ann')).toEqual([]);
  for (const minutes of [120, 121, 150]) {
    afterNoon(minutes);
    await runJobs();
  }
  expect(await titlesOf('ann')).toEqual([soon]);
  // who takes a seat within the hour knows the time
  await takeSeat('bob', id);
  for (const minutes of [151, 180, 181, 239]) {
    afterNoon(minutes);
    await runJobs();
  }
  expect(await titlesOf('ann')).toEqual([begins, soon]);
  expect(await titlesOf('bob')).toEqual([begins]);
  expect(await titlesOf('paro')).toEqual([]);
});

it('reminds late after a time without servers, but of nothing that is over', async () => {
  const { id } = await announceAt(90);
  await takeSeat('ann', id);
  afterNoon(100);
  await runJobs();
  expect(await titlesOf('ann')).toEqual([begins]);
  const other = await announceAt(200);
  await takeSeat('bob', other.id);
  afterNoon(260);
  await runJobs();
  expect(await titlesOf('bob')).toEqual([]);
});

it('reminds again of an event that moves, and of none that is cancelled or whose seat was given back', async () => {
  const event = await announceAt(90);
  await takeSeat('ann', event.id);
  afterNoon(31);
  await runJobs();
  expect(await titlesOf('ann')).toEqual([soon]);
  const { kind, title, description, speaker, minutes, seats, audience, place, revision } = event;
  const fields = { kind, title, description, speaker, minutes, seats, audience, place, revision };
  const path = `staff/learning/events/${event.id}`;
  const moved = await ask('adil', 'PUT', path, { ...fields, startsAt: atNoon(300).toISOString() });
  expect(moved.status).toBe(200);
  afterNoon(95);
  await runJobs();
  afterNoon(241);
  await runJobs();
  expect((await titlesOf('ann')).filter((one) => one === soon)).toHaveLength(2);

  const cancelled = await announceAt(400);
  const left = await announceAt(410);
  await takeSeat('bob', cancelled.id);
  await takeSeat('bob', left.id);
  await giveBack('bob', left.id);
  await ask('adil', 'POST', `staff/learning/events/${cancelled.id}/cancel`, { why: 'A test.' });
  afterNoon(355);
  await runJobs();
  afterNoon(411);
  await runJobs();
  expect(await titlesOf('bob')).toEqual(['“Reading a balance sheet” is cancelled']);
});
