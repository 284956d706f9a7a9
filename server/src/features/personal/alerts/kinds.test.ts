import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Alert, AlertsReply, Post } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../../testing';
import {
  buildTestApp,
  connectSocket,
  people,
  settleEvents,
  settleJobs,
  userIdOf,
  resetDatabase,
} from '../../../testing';
import { users } from '../../../database/schema/accounts/identityTables';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { publish } from '../../../events/publish';
import { securities } from '../../../database/schema/facts/factsTables';
import { statusChanges } from '../../../database/schema/facts/verdictsTables';
import { eq } from 'drizzle-orm';
import { browserOf, isinOf, listCompanies } from '../watchlists/watchlistFixtures';

let app: FastifyInstance;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 3);
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.close());
});

const everyone: PersonName[] = ['ann', 'basim', 'paro', 'rafi', 'adil', 'sana', 'amin'];
const alertsOf = async (name: PersonName): Promise<Alert[]> => {
  const { ask } = await browserOf(app, name);
  const reply: AlertsReply = (await ask('GET', 'getnotification')).body;
  return reply.data;
};
/** Who received alerts of a kind. */
const receivers = async (kind: Alert['kind']) => {
  const found: PersonName[] = [];
  for (const name of everyone)
    if ((await alertsOf(name)).some((alert) => alert.kind === kind)) found.push(name);
  return found;
};
const heard = async (name: PersonName, event: 'newAlert' | 'secratscanner' | 'data') => {
  const socket = await connectSocket(app, name);
  sockets.push(socket);
  return { alert: new Promise<Alert>((resolve) => socket.once(event, resolve)) };
};
const scannerAddress = async () => {
  const sana = await browserOf(app, 'sana');
  const { body } = await sana.ask('POST', 'staff/alerts/scanners', { name: 'Breakouts' });
  return { path: new URL(body.address).pathname, id: String(body.scanner.id), sana };
};
const chartink = {
  stocks: 'SEPOWER,ASTEC',
  trigger_prices: '3.75,541.8',
  triggered_at: '2:34 pm',
  scan_name: 'Short term breakouts',
  scan_url: 'short-term-breakouts',
  alert_name: 'Alert for Short term breakouts',
  webhook_url: 'http://your-web-hook-url.com',
};
const post = (path: string, payload: object | string, type = 'application/json') =>
  app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': type } });

describe('a scanner', () => {
  it('alerts Pro users and roles, and nobody else, over its own event', async () => {
    const { path } = await scannerAddress();
    const page = await heard('rafi', 'secratscanner');
    expect((await post(path, chartink)).json()).toEqual({ accepted: true });
    expect(await page.alert).toMatchObject({
      kind: 'scanner',
      status: 3,
      scan_name: 'Short term breakouts',
      scan_url: '/screener?stocks=SEPOWER%2CASTEC',
      description: 'SEPOWER at ₹3.75, ASTEC at ₹541.80. Found at 2:34 pm.',
      alert_name: 'Alert for Short term breakouts',
      stocks: ['SEPOWER', 'ASTEC'],
      trigger_prices: [3.75, 541.8],
      title: 'Short term breakouts: 2 stocks',
      visited: false,
    });
    expect(await receivers('scanner')).toEqual(['rafi', 'adil', 'sana', 'amin']);
  });

  it('is sent once, however often its message is repeated, and not while it is paused', async () => {
    const { path, id, sana } = await scannerAddress();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, chartink)));
    expect(answers.filter((answer) => answer.json().accepted)).toHaveLength(1);
    expect((await post(path, { ...chartink, triggered_at: '2:35 pm' })).json()).toEqual({ accepted: true });
    await sana.ask('PATCH', `staff/alerts/scanners/${id}`, { isPaused: true });
    expect((await post(path, { ...chartink, triggered_at: '2:36 pm' })).json()).toEqual({ accepted: false });
    expect(await alertsOf('rafi')).toHaveLength(2);
  });

  it.each([
    ['a form', 'stocks=INFY&trigger_prices=1500&scan_name=S', 'application/x-www-form-urlencoded'],
    ['prices beside the codes', '{"stocks":"INFY@1500"}', 'text/plain'],
    ['prices that do not fit', '{"stocks":"INFY","trigger_prices":"1,2,3","unknown":1}', 'application/json'],
  ])('may send %s', async (_what, payload, type) => {
    const { path } = await scannerAddress();
    expect((await post(path, payload, type)).statusCode).toBe(200);
    expect((await alertsOf('rafi'))[0]?.stocks).toEqual(['INFY']);
  });

  it.each<[string, string[], number[]]>([
    ['{"stocks":["TCS","INFY"],"trigger_prices":[3500,1500]}', ['TCS', 'INFY'], [3500, 1500]],
    ['{"stocks":"TCS","trigger_prices":3500.5}', ['TCS'], [3500.5]],
    ['{"stocks":"TCS","trigger_prices":"3500","scan_name":null}', ['TCS'], [3500]],
    ['{"stocks":"TCS","trigger_prices":"3500","scan_name":"a long name"}', ['TCS'], [3500]],
    ['{"stocks":"NSE:INFY","trigger_prices":"1500"}', ['INFY'], [1500]],
    ['{"stocks":"M_M,BAJAJ_AUTO","trigger_prices":"3000,9000"}', ['M&M', 'BAJAJ-AUTO'], [3000, 9000]],
    ['{"stocks":"TCS,INFY,","trigger_prices":"3500,1500,"}', ['TCS', 'INFY'], [3500, 1500]],
    ['{"stocks":"TCS,INFY,","trigger_prices":"3500,1500"}', ['TCS', 'INFY'], [3500, 1500]],
    ['{"stocks":"TCS,NIFTY 50,INFY","trigger_prices":"3500,24000,1500"}', ['TCS', 'INFY'], [3500, 1500]],
    ['{"stocks":"TCS@3500.5,INFY@1500"}', ['TCS', 'INFY'], [3500.5, 1500]],
  ])('may send %s', async (payload, stocks, prices) => {
    for (const [at, symbol] of ['M&M', 'BAJAJ-AUTO'].entries())
      await app.db
        .update(securities)
        .set({ symbol })
        .where(eq(securities.isin, isinOf(at + 1)));
    const { path } = await scannerAddress();
    const sent = payload.replace('a long name', 'n'.repeat(1500));
    expect((await post(path, sent)).statusCode).toBe(200);
    const [alert] = await alertsOf('rafi');
    expect([alert?.stocks, alert?.trigger_prices]).toEqual([stocks, prices]);
  });

  it('may send what our documentation shows, word for word', async () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8');
    const [, documented = ''] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
    const { path: address } = await scannerAddress();
    expect((await post(address, documented)).json()).toEqual({ accepted: true });
    const [alert] = await alertsOf('rafi');
    expect(alert?.title).toBe('Short term breakouts: 7 stocks');
    expect(alert?.stocks).toEqual(['SEPOWER', 'ASTEC', 'EDUCOMP', 'KSERASERA', 'IOLCP', 'GUJAPOLLO', 'EMCO']);
    expect(alert?.trigger_prices).toEqual([3.75, 541.8, 2.1, 0.2, 329.6, 166.8, 1.25]);
  });

  it.each(['', '[]', '{}', '{"stocks":" , "}', '{"stocks":7}', 'null'])(
    'is refused with %s',
    async (payload) => {
      const { path } = await scannerAddress();
      expect((await post(path, payload)).statusCode).toBe(400);
      expect(await alertsOf('rafi')).toEqual([]);
    },
  );

  it('has an address that staff replace, stored as a hash', async () => {
    const { path, id, sana } = await scannerAddress();
    const { body } = await sana.ask('POST', `staff/alerts/scanners/${id}/address`);
    expect((await post(path, chartink)).statusCode).toBe(404);
    const fresh = new URL(body.address).pathname;
    expect((await post(fresh, chartink)).statusCode).toBe(200);
    const { rows } = await app.store.pool.query('select to_jsonb(scanners) as row from scanners');
    expect(JSON.stringify(rows)).not.toContain(fresh.split('/').at(-1));
  });

  it('is held back when it floods us', async () => {
    const { path } = await scannerAddress();
    const answers = [];
    for (let n = 0; n < 25; n++)
      answers.push((await post(path, { ...chartink, triggered_at: `${n}` })).statusCode);
    expect(answers).toContain(429);
  });

  it('has a test button that alerts its presser alone', async () => {
    const { id, sana } = await scannerAddress();
    expect((await sana.ask('POST', `staff/alerts/scanners/${id}/test`)).status).toBe(200);
    expect(await receivers('scanner')).toEqual(['sana']);
  });
});

describe('a message of staff', () => {
  it('reaches every account once, and is in the audit log', async () => {
    const sana = await browserOf(app, 'sana');
    const page = await heard('ann', 'data');
    const message = { title: 'Markets are closed', text: 'On Friday.', link: '/plan', image: null };
    expect((await sana.ask('POST', 'staff/alerts/broadcasts', message)).status).toBe(201);
    await settleJobs(app, 'send-broadcast');
    expect(await page.alert).toMatchObject({ kind: 'broadcast', status: 3, title: 'Markets are closed' });
    expect(await receivers('broadcast')).toEqual(everyone);
    const { body } = await sana.ask('GET', 'staff/alerts');
    expect(body.broadcasts[0].recipients).toBe(await app.db.$count(users));
    const { rows } = await app.store.pool.query(`select event from audit_log where event = 'broadcast-sent'`);
    expect(rows).toHaveLength(1);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'cannot link to %s',
    async (link) => {
      const sana = await browserOf(app, 'sana');
      const message = { title: 'Hello', text: 'There', link, image: null };
      expect((await sana.ask('POST', 'staff/alerts/broadcasts', message)).status).toBe(400);
    },
  );
});

describe('the community', () => {
  const say = async (name: PersonName, text: string, replyTo?: string): Promise<Post> => {
    await agreeToCommunityTerms(app, await userIdOf(app, name));
    const { ask } = await browserOf(app, name);
    return (await ask('POST', 'community/posts', { text, ...(replyTo && { replyTo }) })).body;
  };

  it('notifies a member once of a reply or a mention, and never the author', async () => {
    const first = await say('paro', 'Is gold zakatable?');
    await say('adil', 'Salaam');
    const reply = await say('rafi', 'Yes, @Paro Pasha. Ask @Adil Alim, and @Rafi Rahman.', first.id);
    expect(reply.replyTo).toBe(first.id);
    expect((await alertsOf('paro')).map(({ title, status }) => [title, status])).toEqual([
      ['Rafi Rahman replied to your post', 2],
    ]);
    expect((await alertsOf('adil')).map(({ title }) => title)).toEqual(['Rafi Rahman mentioned you']);
    expect(await receivers('community')).toEqual(['paro', 'adil']);
  });

  it('tells nobody whose plan has no community, and finds no name within another', async () => {
    const first = await say('paro', 'Salaam');
    await say('adil', 'Here');
    await app.db
      .update(users)
      .set({ plan: 'free' })
      .where(eq(users.id, await userIdOf(app, 'paro')));
    await say('rafi', 'Hello @Adil Alimov', first.id);
    expect(await receivers('community')).toEqual([]);
  });
});

it('tells of a verdict by the standard that the user judges by', async () => {
  const ann = await browserOf(app, 'ann');
  const paro = await browserOf(app, 'paro');
  for (const person of [ann, paro]) await person.place(isinOf(1), [await person.create('Mine')]);
  await app.db
    .update(users)
    .set({ standard: 'AAOIFI' })
    .where(eq(users.id, await userIdOf(app, 'paro')));
  const change = { isin: isinOf(1), standard: 'AAOIFI', from: 1, to: 2, cause: 'A test' } as const;
  const [stored] = await app.db.insert(statusChanges).values(change).returning();
  if (!stored) throw new Error('Nothing was stored.');
  const { id, isin, standard, from, to } = stored;
  await publish(app.db, 'verdict.changed', { changes: [{ id, isin, standard, from, to }] });
  await settleEvents(app, 'verdict.changed');
  expect(await receivers('verdict')).toEqual(['paro']);
});

it('tells an advisor of a booking, and the client of the answer', async () => {
  const adil = await browserOf(app, 'adil');
  const rafi = await browserOf(app, 'rafi');
  const startsAt = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  const slot = (await adil.ask('POST', 'consultations/slots', { startsAt })).body;
  const booked = await rafi.ask('POST', 'consultations', {
    slotId: slot.id,
    isin: null,
    question: 'May I hold a company with a loan like this one?',
  });
  expect(booked.status).toBe(201);
  expect((await alertsOf('adil')).map(({ title }) => title)).toEqual([
    `${people.rafi.firstName} ${people.rafi.lastName} booked a consultation with you`,
  ]);
  await adil.ask('PUT', `consultations/${booked.body.id}/answer`, { answer: 'Yes, with a purification.' });
  expect((await alertsOf('rafi')).map(({ kind, status }) => [kind, status])).toEqual([['consultation', 7]]);
});
