import type { DeskLesson, DeskLibraryReply, LessonBody, LibraryReply } from '@tayyib/shared/contracts';
import { lessonBodyMaxLength } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '../../../lib/durations';
import type { PersonName } from '../../../testing';
import { buildTestApp, resetDatabase, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { aLesson, learningOf } from './learningFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
let time: number;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  time = Date.now();
  // what was opened last is known by the clock
  app.clock.now = () => new Date((time += 1));
});

const { ask, announce, events } = learningOf(() => app);
const course = async (title = 'Screening', position = 1): Promise<string> => {
  const { courses }: DeskLibraryReply = (
    await ask('adil', 'POST', 'staff/learning/courses', { title, summary: 'In three lessons.', position })
  ).body;
  return courses.find((one) => one.title === title)?.id ?? '';
};
const tryToWrite = (lesson: LessonBody, by: PersonName = 'adil') =>
  ask(by, 'POST', 'staff/learning/lessons', lesson);
const write = async (courseId: string, slug: string, more: Partial<LessonBody> = {}): Promise<DeskLesson> =>
  (await tryToWrite(aLesson(courseId, { slug, title: slug, ...more }))).body;
const library = async (name: PersonName): Promise<LibraryReply> =>
  (await ask(name, 'GET', 'learn/lessons')).body;
const read = (name: PersonName, slug: string) => ask(name, 'GET', `learn/lessons/${slug}`);
const open = (name: PersonName, slug: string) => ask(name, 'PUT', `learn/lessons/${slug}/opened`);
const mark = (name: PersonName, slug: string, isRead = true) =>
  ask(name, 'PUT', `learn/lessons/${slug}/read`, { isRead });

it('lists courses and lessons in their order, drafts to nobody, and shows a lesson with its neighbours', async () => {
  const zakat = await course('Zakat', 2);
  const screening = await course('Screening', 1);
  await write(screening, 'second', { position: 2 });
  await write(screening, 'first', { position: 1 });
  await write(screening, 'third', { position: 3, isPublished: false });
  await write(zakat, 'nisab');
  const { courses, next } = await library('ann');
  expect(courses.map(({ title, lessons }) => [title, lessons.map(({ slug }) => slug)])).toEqual([
    ['Screening', ['first', 'second']],
    ['Zakat', ['nisab']],
  ]);
  expect(next).toBeNull();
  expect((await read('ann', 'second')).body).toMatchObject({
    course: 'Screening',
    minutes: 1,
    before: { slug: 'first' },
    after: null,
    isRead: false,
    blocks: [{ kind: 'paragraph' }],
  });
  expect((await read('ann', 'third')).status).toBe(404);
  expect((await read('sana', 'third')).status).toBe(404);
});

it('gives a lesson to the plans that include it, and its title to everybody', async () => {
  const id = await course();
  await write(id, 'free');
  await write(id, 'premium', { audience: 'premium', position: 2 });
  await write(id, 'pro', { audience: 'pro', position: 3 });
  const codes: Record<string, number[]> = {};
  for (const name of ['ann', 'paro', 'rafi', 'sana'] as const) {
    expect((await library(name)).courses[0]?.lessons).toHaveLength(3);
    codes[name] = [];
    for (const slug of ['free', 'premium', 'pro']) codes[name].push((await read(name, slug)).status);
  }
  expect(codes).toEqual({
    ann: [200, 403, 403],
    paro: [200, 200, 403],
    rafi: [200, 200, 200],
    sana: [200, 200, 200],
  });
  expect([(await open('ann', 'pro')).status, (await mark('ann', 'pro')).status]).toEqual([403, 403]);
});

it('remembers what each reader has read, and goes on where they were', async () => {
  const screening = await course('Screening', 1);
  const zakat = await course('Zakat', 2);
  for (const [at, slug] of ['one', 'two', 'three'].entries())
    await write(screening, slug, { position: at + 1 });
  await write(zakat, 'nisab');
  const nextOf = async (name: PersonName) => (await library(name)).next?.slug ?? null;

  await open('ann', 'two');
  expect(await nextOf('ann')).toBe('two');
  expect((await mark('ann', 'two')).body).toMatchObject({ slug: 'two', isRead: true });
  expect(await nextOf('ann')).toBe('three');
  await mark('ann', 'three');
  expect(await nextOf('ann')).toBe('one');
  await open('ann', 'one');
  await mark('ann', 'one');
  expect(await nextOf('ann')).toBe('nisab');
  await mark('ann', 'nisab');
  expect(await nextOf('ann')).toBeNull();
  await mark('ann', 'two', false);
  expect(await nextOf('ann')).toBe('two');

  expect(await nextOf('bob')).toBeNull();
  expect((await library('bob')).courses[0]?.lessons.map(({ isRead }) => isRead)).toEqual([
    false,
    false,
    false,
  ]);
});

it('passes over lessons that the plan of the reader does not include', async () => {
  const id = await course();
  await write(id, 'one');
  await write(id, 'two', { audience: 'premium', position: 2 });
  await write(id, 'three', { position: 3 });
  await open('ann', 'one');
  await mark('ann', 'one');
  expect((await library('ann')).next?.slug).toBe('three');
});

it('shows the lesson about an event with it', async () => {
  const event = await announce({ startsAt: new Date(time + 30 * minuteMs).toISOString() });
  const id = await course();
  const lesson = await write(id, 'recap', { eventId: event.id, isPublished: false });
  expect((await events('ann')).coming[0]?.lesson).toBeNull();
  const { id: lessonId, readers, ...body } = lesson;
  expect(readers).toBe(0);
  await ask('adil', 'PUT', `staff/learning/lessons/${lessonId}`, { ...body, isPublished: true });
  expect((await events('ann')).coming[0]?.lesson).toEqual({ slug: 'recap', title: 'recap' });
});

it('does not overwrite a change of somebody else, nor give one address to two lessons', async () => {
  const id = await course();
  const { id: lessonId, readers, ...body } = await write(id, 'one');
  expect(readers).toBe(0);
  const path = `staff/learning/lessons/${lessonId}`;
  expect((await ask('sana', 'PUT', path, { ...body, title: 'Reworded' })).body).toMatchObject({ version: 2 });
  expect((await ask('adil', 'PUT', path, body)).body.code).toBe('changed-meanwhile');

  const both = await Promise.all([
    tryToWrite(aLesson(id, { slug: 'same' })),
    tryToWrite(aLesson(id, { slug: 'same' })),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'address-in-use',
    field: 'slug',
  });
});

it('shows no HTML, no script and no picture of others', async () => {
  const id = await course();
  const body =
    '<img src=x onerror=alert(1)> [here](javascript:alert(1)) ![x](https://evil.example/x.png)\n\n![ours](/api/articles/pictures/0123456789abcdef0123456789abcdef)';
  await write(id, 'attack', { body });
  const { blocks } = (await read('ann', 'attack')).body;
  const text = JSON.stringify(blocks);
  expect(text).not.toMatch(/"href"|evil\.example/);
  expect(blocks.at(-1)).toEqual({
    kind: 'picture',
    address: '/api/articles/pictures/0123456789abcdef0123456789abcdef',
    alt: 'ours',
  });
});

it.each<[string, Partial<LessonBody>, string]>([
  ['no text', { body: ' ' }, 'body'],
  ['a text that is too long', { body: 'x'.repeat(lessonBodyMaxLength + 1) }, 'body'],
  ['an address with a slash', { slug: 'a/b' }, 'slug'],
  ['a place before the first', { position: 0 }, 'position'],
])('refuses a lesson with %s', async (_what, more, field) => {
  const refused = await tryToWrite(aLesson(await course(), more));
  expect([refused.status, refused.body.field]).toEqual([400, field]);
});

it('is written by advisors and staff alone, in courses that exist', async () => {
  const id = await course();
  for (const name of ['ann', 'rafi'] as const) expect((await tryToWrite(aLesson(id), name)).status).toBe(403);
  expect((await tryToWrite(aLesson(id), 'sana')).status).toBe(201);
  const nothing = '00000000-0000-4000-8000-000000000000';
  expect((await tryToWrite(aLesson(nothing, { slug: 'two' }))).body.code).toBe('no-such-course');
  expect((await tryToWrite(aLesson(id, { slug: 'two', eventId: nothing }))).body.code).toBe('no-such-event');
});

it('is exported with what its reader has read, and outlasts the account of who wrote it', async () => {
  const id = await course();
  await write(id, 'one');
  await mark('ann', 'one');
  const exported = (await ask('ann', 'GET', 'profile/export')).body;
  expect(exported.data.lessonsRead).toHaveLength(1);
  expect((await ask('sana', 'GET', 'staff/learning/library')).body.courses[0].lessons[0].readers).toBe(1);
  for (const name of ['ann', 'adil'] as const)
    await app.store.pool.query('delete from users where id = $1', [await userIdOf(app, name)]);
  expect((await ask('sana', 'GET', 'staff/learning/library')).body.courses[0].lessons[0].readers).toBe(0);
  expect((await read('bob', 'one')).status).toBe(200);
});
