import type { Alert, AlertsReply, GroupCallPlan } from '@tayyib/shared/contracts';
import { maxRoomReminders } from '@tayyib/shared/limits';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { callBlocks } from '../../../../database/schema/community/callsTables';
import { groupRooms, roomReminders } from '../../../../database/schema/community/groupTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { minuteMs } from '../../../../lib/durations';
import { buildTestNodes, signedIn, userIdOf, type PersonName } from '../../../../testing';
import { createBlockRepository } from '../records/blockRepository';
import { atRooms, insertPlannedRoom, type AtRooms } from './groupFixtures';

/**
 * Midday in India, tomorrow, and a day later in each further test, since jobs never run earlier than before. The database dates them by its
 * own clock, which must not be ahead of the server's.
 */
const noon = new Date(new Date().setUTCHours(24 + 6, 30, 0, 0));
let nodes: FastifyInstance[] = [];
let close: () => Promise<void>;
const people: AtRooms[] = [];
let planner: AtRooms | undefined;
beforeAll(async () => {
  ({ nodes, close } = await buildTestNodes(2));
});
beforeEach(() => {
  noon.setUTCDate(noon.getUTCDate() + 1);
  afterNoon(0);
});
afterEach(async () => {
  for (const { socket } of people.splice(0)) socket.close();
  planner = undefined;
  for (const table of [groupRooms, callBlocks, alerts]) await first().db.delete(table);
});
afterAll(() => close());

function first(): FastifyInstance {
  const [node] = nodes;
  if (!node) throw new Error('Both servers are started before the tests.');
  return node;
}
const atNoon = (minutes: number) => new Date(noon.getTime() + minutes * minuteMs);
/** Sets the clocks to so many minutes after midday. */
function afterNoon(minutes: number): void {
  for (const node of nodes) node.clock.now = () => atNoon(minutes);
}
/** Runs the job on both servers, so many minutes after midday. */
async function runJobs(minutes: number): Promise<void> {
  afterNoon(minutes);
  await Promise.all(nodes.map((node) => node.jobs.runDue('room-reminders')));
}
async function at(name: PersonName): Promise<AtRooms> {
  const person = await atRooms(first(), name);
  people.push(person);
  return person;
}
async function ask(name: PersonName, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const headers = await signedIn(first(), name);
  const reply = await first().inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const askToBeReminded = (name: PersonName, body: object) => ask(name, 'POST', 'calls/reminders', body);
async function reminders(name: PersonName): Promise<Alert[]> {
  const { data }: AlertsReply = (await ask(name, 'GET', 'getnotification')).body;
  return data.filter(({ kind }) => kind === 'room');
}
const countOf = async (name: PersonName) => (await reminders(name)).length;

/** A room that Ann has planned for so many minutes after midday. */
async function planned(minutes: number, more: Partial<GroupCallPlan> = {}) {
  planner ??= await at('ann');
  const ann = planner;
  const before = new Set(ann.listed.map(({ roomId }) => roomId));
  const plan = {
    title: 'A circle nobody is to know of',
    topic: 'Zakat on shares',
    hasLobby: false,
    startsAt: atNoon(minutes).toISOString(),
    ...more,
  };
  expect(await ann.socket.emitWithAck('group-call-plan', plan)).toEqual({ ok: true });
  const { roomId } = await ann.until(() => ann.listed.find((room) => room.isOwn && !before.has(room.roomId)));
  return { ann, roomId };
}
/** A room of Ann in no list, and the secret of its invite link. */
async function plannedByLink(minutes: number, more: Partial<GroupCallPlan> = {}) {
  const { ann, roomId } = await planned(minutes, { isListed: false, ...more });
  await ann.joins(roomId);
  const code = await ann.invites(roomId);
  return { ann, roomId, code };
}

describe('a planned room', () => {
  it('is reminded of a quarter of an hour before, once, however many servers run', async () => {
    const { roomId } = await planned(60, { title: 'Zakat circle' });
    expect(await askToBeReminded('bob', { roomId })).toMatchObject({ status: 201, body: { roomId } });
    expect((await ask('bob', 'GET', 'calls/reminders')).body.reminders).toMatchObject([{ roomId }]);
    await runJobs(44);
    expect(await countOf('bob')).toBe(0);
    for (const minutes of [45, 46, 59]) await runJobs(minutes);
    const expected = {
      title: '“Zakat circle” begins soon',
      description: expect.stringMatching(/^It begins on .+, 1:00\spm, Indian time\.$/),
      scan_url: '/video_chart',
      roomId,
    };
    expect(await reminders('bob')).toMatchObject([expected]);
    expect(await reminders('ann')).toMatchObject([expected]);
    expect(await countOf('paro')).toBe(0);
  });

  it('is reminded of late after a time without servers, but not once it has begun', async () => {
    const { roomId } = await planned(60);
    const over = await planned(50);
    for (const each of [roomId, over.roomId]) await askToBeReminded('bob', { roomId: each });
    await runJobs(50);
    expect(await countOf('bob')).toBe(1);
    await runJobs(60);
    expect(await countOf('bob')).toBe(1);
  });

  it('is reminded of by the time that it has, and not at all once it is closed', async () => {
    const moved = await planned(60);
    const closed = await planned(240);
    for (const { roomId } of [moved, closed]) await askToBeReminded('bob', { roomId });
    await first()
      .db.update(groupRooms)
      .set({
        held: sql`jsonb_set(${groupRooms.held}, '{plan,startsAt}', ${String(atNoon(120).getTime())}::jsonb)`,
      })
      .where(eq(groupRooms.id, moved.roomId));
    await runJobs(50);
    expect(await countOf('bob')).toBe(0);
    await runJobs(110);
    expect((await reminders('bob'))[0]?.description).toMatch(/2:00\spm/);
    await closed.ann.socket.emitWithAck('group-call-closed-by-host', { roomId: closed.roomId });
    await runJobs(230);
    expect(await countOf('bob')).toBe(1);
    expect(await first().db.select().from(roomReminders)).toHaveLength(1);
  });

  it('is not reminded of who takes it back, is there already, or has just planned it', async () => {
    const { ann, roomId } = await planned(60);
    for (const name of ['bob', 'paro', 'rafi'] as const) await askToBeReminded(name, { roomId });
    const [own] = (await ask('bob', 'GET', 'calls/reminders')).body.reminders;
    expect((await ask('bob', 'DELETE', `calls/reminders/${own.id}`)).status).toBe(200);
    await ann.joins(roomId);
    await (await at('paro')).joins(roomId);
    await runJobs(50);
    for (const name of ['ann', 'bob', 'paro'] as const)
      expect([name, await countOf(name)]).toEqual([name, 0]);
    expect(await countOf('rafi')).toBe(1);

    await planned(60);
    await runJobs(51);
    expect(await countOf('ann')).toBe(0);
  });

  it('in no list is reminded of by its link, without its name or id', async () => {
    const { ann, roomId, code } = await plannedByLink(60);
    await ann.socket.emitWithAck('group-call-user-left', { roomId });
    const reply = await askToBeReminded('bob', { code });
    expect(reply).toMatchObject({ status: 201, body: { roomId: null } });
    const invite = await ask('bob', 'POST', 'calls/rooms/invite', { code });
    expect(invite.body).toMatchObject({ isOpen: true, reminderId: reply.body.id });
    await runJobs(50);
    const [reminder] = await reminders('bob');
    expect(reminder).toMatchObject({ title: '“Zakat on shares” begins soon', roomId: null });
    expect(JSON.stringify(reminder)).not.toContain(roomId);
    expect(JSON.stringify(reminder)).not.toContain('nobody is to know of');
    expect(JSON.stringify(reminder)).not.toContain(code);
    expect((await reminders('ann'))[0]).toMatchObject({
      title: '“A circle nobody is to know of” begins soon',
      roomId,
    });
  });
});

describe('an attack by reminders gains nothing by', () => {
  const hidden = { status: 404, body: { code: 'no-such-room' } };

  it('a room that one may not see, which is answered like one that does not exist', async () => {
    const { roomId } = await planned(60, { isListed: false });
    const nowhere = await askToBeReminded('bob', { roomId: crypto.randomUUID() });
    expect(nowhere).toMatchObject(hidden);
    expect(await askToBeReminded('bob', { roomId })).toEqual(nowhere);
    const unlinked = await askToBeReminded('bob', { code: 'x'.repeat(60) });
    expect(unlinked).toMatchObject({ status: 404, body: { code: 'no-such-invite' } });
    expect(await first().db.select().from(roomReminders)).toEqual([]);
  });

  it('a room of a user who blocks them, also afterwards', async () => {
    const block = {
      userId: await userIdOf(first(), 'ann'),
      blockedId: await userIdOf(first(), 'bob'),
      username: 'bob',
      since: new Date(),
    };
    const before = await planned(60);
    await askToBeReminded('bob', { roomId: before.roomId });
    await createBlockRepository(first().db).add(block);
    expect(await askToBeReminded('bob', { roomId: before.roomId })).toMatchObject(hidden);
    const after = await planned(70);
    expect(await askToBeReminded('bob', { roomId: after.roomId })).toMatchObject(hidden);
    await runJobs(58);
    expect(await countOf('bob')).toBe(0);
    expect(await countOf('ann')).toBe(2);
  });

  it('a link that was replaced or withdrawn', async () => {
    const { ann, roomId, code } = await plannedByLink(60);
    await askToBeReminded('bob', { code });
    const next = await ann.invites(roomId);
    await askToBeReminded('paro', { code: next });
    expect(await askToBeReminded('bob', { code })).toMatchObject({ body: { code: 'no-such-invite' } });
    await runJobs(50);
    expect([await countOf('bob'), await countOf('paro')]).toEqual([0, 1]);
  });

  it('a room that is open at once, or a live event, which reminds its seats itself', async () => {
    const ann = await at('ann');
    expect(await askToBeReminded('bob', { roomId: await ann.opens() })).toMatchObject(hidden);
    const speaker = { userId: await userIdOf(first(), 'adil'), username: 'Adil' };
    const event = { title: 'Reading a balance sheet', startsAt: atNoon(60), minutes: 30 };
    const live = await first().liveRooms.open(event, speaker);
    const address = await first().liveRooms.addressFor(live, await userIdOf(first(), 'bob'));
    const code = new URLSearchParams(address?.split('?')[1]).get('room');
    expect(await askToBeReminded('bob', { code })).toMatchObject({ body: { code: 'no-such-invite' } });
    await runJobs(50);
    expect(await countOf('adil')).toBe(0);
  });

  it('asking for more than one user may, also at once, or for one room again and again', async () => {
    const ann = await userIdOf(first(), 'ann');
    const ids: string[] = [];
    for (let count = 0; count < maxRoomReminders + 2; count += 1)
      ids.push(await insertPlannedRoom(first(), ann, atNoon(60), `Circle ${String(count)}`));
    const answers = await Promise.all(ids.map((roomId) => askToBeReminded('rafi', { roomId })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxRoomReminders);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'too-many-reminders' },
    });
    const [stored] = (await ask('rafi', 'GET', 'calls/reminders')).body.reminders;
    expect(await askToBeReminded('rafi', { roomId: stored.roomId })).toMatchObject({
      body: { id: stored.id },
    });
    expect(await first().db.select().from(roomReminders)).toHaveLength(maxRoomReminders);
  });

  it('asking when it is too late, in the name of another, or for what is no room', async () => {
    const { roomId } = await planned(60);
    afterNoon(45);
    expect(await askToBeReminded('bob', { roomId })).toMatchObject({
      status: 409,
      body: { code: 'begins-soon' },
    });
    afterNoon(0);
    const forged = [
      { roomId, userId: await userIdOf(first(), 'paro') },
      { roomId, code: 'x' },
      { roomId: '__proto__' },
      {},
    ];
    for (const body of forged) expect((await askToBeReminded('bob', body)).status).toBe(400);
    const { body } = await askToBeReminded('bob', { roomId });
    expect((await ask('paro', 'DELETE', `calls/reminders/${body.id}`)).status).toBe(404);
    expect(await first().db.select().from(roomReminders)).toHaveLength(1);
  });
});
