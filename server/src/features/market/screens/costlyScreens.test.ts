import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildSampleApp, signedIn, userIdOf } from '../../../testing';
import { loadCustomRatios } from './customRatios/loadCustomRatios';
import { evaluateFollowedScreens } from './following/evaluateFollowedScreens';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
});
afterAll(() => app.close());

const post = async (as: PersonName, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/screens/${path}`, headers: await signedIn(app, as), payload });

/** Ratios that use other ratios, each within every limit of length, parts and depth. */
async function saveRatios(as: PersonName, years: number, uses: number, depth: number): Promise<string> {
  for (let level = 0; level < depth; level += 1) {
    const part = level === 0 ? 'sales' : `Qz${level - 1}`;
    const text = Array.from({ length: uses }, () => `average ${part} ${years} years`).join(' + ');
    const saved = await post(as, 'ratios', { name: `Qz${level}`, text });
    expect([saved.statusCode, saved.statusCode === 201 ? '' : saved.body]).toEqual([201, '']);
  }
  return `Qz${depth - 1}`;
}

async function longestPauseDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  longest = Math.max(longest, performance.now() - last);
  clearInterval(timer);
  return longest;
}

it('refuses ratios over years of ratios over years before any of it is computed', async () => {
  const name = await saveRatios('paro', 30, 70, 3);
  await post('paro', 'count', { text: 'sales > 1' });
  for (const [path, body] of [
    ['count', { text: `${name} > 1` }],
    ['run', { text: `${name} > 1` }],
    ['run', { text: 'sales > 1', columns: [name] }],
    ['run', { text: 'sales > 1', sort: name }],
    ['why', { text: `${name} > 1`, isin: 'INE467B01029' }],
  ] as const) {
    const started = process.cpuUsage();
    const reply = await post('paro', path, body);
    const { user } = process.cpuUsage(started);
    expect([path, reply.statusCode, reply.json().message]).toEqual([
      path,
      422,
      expect.stringContaining('custom ratios are used over many years within each other'),
    ]);
    expect(user / 1000).toBeLessThan(1000);
  }
  const histogram = await app.inject({
    url: `/api/screens/histogram?column=${name}`,
    headers: await signedIn(app, 'paro'),
  });
  expect(histogram.statusCode).toBe(422);
});

it('skips a costly screen where the jobs run it without its owner', async () => {
  const userId = await userIdOf(app, 'paro');
  expect((await loadCustomRatios(app.db, userId)).ratios).toHaveLength(3);
  await app.store.pool.query(
    `insert into saved_screens (user_id, name, text, standard, columns, sort, "order", followed_at, created_at, updated_at)
     values ($1, 'heavy', 'Qz2 > 1', 'TASIS', '{}', 'name', 'asc', now(), now(), now())`,
    [userId],
  );
  const pause = await longestPauseDuring(() => evaluateFollowedScreens(app, app.market));
  expect(pause).toBeLessThan(3000);
  const { rows } = await app.store.pool.query('select 1 from screen_changes');
  expect(rows).toEqual([]);
});

it('limits the work of many columns in one request, and of one user in a minute', async () => {
  const name = await saveRatios('rafi', 10, 60, 1);
  const columns = Array.from({ length: 20 }, (_, at) => `${name} * ${at + 2}`);
  const wide = await post('rafi', 'run', { text: 'sales > 1', columns });
  expect([wide.statusCode, wide.json().code]).toEqual([400, 'too-much-work']);
  const heavy = { text: `${name} > 1 and ${name} 1 year ago > 1 and ${name} 2 years ago > 1` };
  const replies: number[] = [];
  for (let times = 0; times < 60 && replies.at(-1) !== 429; times += 1)
    replies.push((await post('rafi', 'count', { text: `${heavy.text} and sales > ${times}` })).statusCode);
  expect(replies[0]).toBe(200);
  expect(replies.at(-1)).toBe(429);
  expect((await post('rafi', 'count', { text: 'sales > 1 and debt to equity < 1' })).statusCode).toBe(200);
});

it('runs the largest screen of an honest user', async () => {
  await post('adil', 'ratios', { name: 'Burden', text: 'debt / sales * 100' });
  const clauses = Array.from({ length: 30 }, (_, at) => `average Burden 10 years > ${at}`);
  const reply = await post('adil', 'run', {
    text: clauses.join('\n'),
    columns: ['Burden', 'Burden growth 5 years'],
  });
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
});
