import type { Alert, AlertsReply } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { publish } from '../../../events/publish';
import type { PersonName, TestSocket } from '../../../testing';
import {
  buildTestApp,
  connectSocket,
  describeWithRedis,
  openSocket,
  settleEvents,
  signedIn,
  startTwoServers,
  resetDatabase,
} from '../../../testing';
import { browserOf, isinOf } from '../watchlists/watchlistFixtures';
import { decide, listCompliant } from './alertFixtures';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const nextAlert = (socket: TestSocket) =>
  new Promise<Alert>((resolve) => socket.once('newAlert', (alert) => resolve(alert)));
const nextChange = (socket: TestSocket) =>
  new Promise<void>((resolve) => socket.once('getNotification', () => resolve()));

/** A user who watches the companies with these numbers. */
async function watcher(app: FastifyInstance, name: PersonName, companies: readonly number[]) {
  const { ask, create, place } = await browserOf(app, name);
  const list = await create('Watched');
  for (const each of companies) await place(isinOf(each), [list]);
  const alerts = async (): Promise<AlertsReply> => (await ask('GET', 'getnotification')).body;
  return { ask, alerts, list };
}

describe('notifications', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await resetDatabase(app);
    await listCompliant(app, 8);
  });

  it('are empty at first, and need a session', async () => {
    const ann = await watcher(app, 'ann', []);
    expect(await ann.alerts()).toEqual({ data: [], unread: 0 });
    expect((await app.inject('/api/getnotification')).statusCode).toBe(401);
  });

  it('tell each watcher of a stock once what changed and why', async () => {
    const ann = await watcher(app, 'ann', [1]);
    const paro = await watcher(app, 'paro', [1, 2]);
    const bob = await watcher(app, 'bob', [2]);
    const second = (await paro.ask('POST', 'addwatchlistcat', { title: 'Again', status: 1 })).body.data._id;
    await paro.ask('PUT', `watchlistcat/${second}/stocks/${isinOf(1)}`);
    await decide(app, isinOf(1), 2);
    const alerts = await ann.alerts();
    expect(alerts).toEqual({
      unread: 1,
      data: [
        {
          id: expect.stringMatching(/^\d+$/),
          kind: 'verdict',
          status: 4,
          alert_name: 'Verdict changed',
          scan_name: 'Watchlist',
          scan_url: `/stock?isin=${isinOf(1)}`,
          title: 'Company 1 Limited is not Shariah compliant any more',
          description: 'By TASIS it was Shariah compliant. Decided by Adil Alim: Its annual report says so.',
          stocks: ['CO1'],
          trigger_prices: [],
          triggered_at: expect.any(String),
          visited: false,
          image: null,
          roomId: null,
        },
      ],
    });
    expect((await paro.alerts()).data).toHaveLength(1);
    expect(await bob.alerts()).toEqual({ data: [], unread: 0 });
  });

  it('are listed newest first, and only for changes of the badge', async () => {
    const ann = await watcher(app, 'ann', [1, 2]);
    await decide(app, isinOf(1), 2);
    await decide(app, isinOf(2), 3);
    await decide(app, isinOf(1), 2);
    await decide(app, isinOf(1), 1);
    expect((await ann.alerts()).data.map(({ title }) => title)).toEqual([
      'Company 1 Limited is Shariah compliant now',
      'Company 2 Limited is under review now',
      'Company 1 Limited is not Shariah compliant any more',
    ]);
  });

  it('say what leaves a stock under review', async () => {
    const ann = await watcher(app, 'ann', [1]);
    await decide(app, isinOf(1), 3);
    // what it was under review for then, whatever it is now
    await decide(app, isinOf(1), 1);
    const [, review] = (await ann.alerts()).data;
    expect(review).toMatchObject({
      title: 'Company 1 Limited is under review now',
      description: expect.stringMatching(/^Accounts not loaded\. By TASIS it was Shariah compliant\. /),
    });
  });

  it('stay read and cleared on every device', async () => {
    const ann = await watcher(app, 'ann', [1, 2, 3]);
    for (const each of [1, 2, 3]) await decide(app, isinOf(each), 2);
    const [newest, middle, oldest] = (await ann.alerts()).data.map(({ id }) => id);
    expect((await ann.ask('PUT', `notifications/${middle}/visited`)).body.unread).toBe(2);
    expect((await ann.ask('POST', 'notifications/visited', { upTo: oldest })).body.unread).toBe(1);
    const elsewhere = await browserOf(app, 'ann');
    const there: AlertsReply = (await elsewhere.ask('GET', 'getnotification')).body;
    expect(there.data.map(({ id, visited }) => [id, visited])).toEqual([
      [newest, false],
      [middle, true],
      [oldest, true],
    ]);
    const cleared = await elsewhere.ask('POST', 'notifications/clear', { upTo: middle });
    expect(cleared.body).toMatchObject({ data: [{ id: newest }], unread: 1 });
    const { clearedAt } = cleared.body;
    await elsewhere.ask('POST', 'notifications/clear', { upTo: newest });
    expect((await elsewhere.ask('GET', 'getnotification')).body).toEqual({ data: [], unread: 0 });
    const back: AlertsReply = (await elsewhere.ask('POST', 'notifications/restore', { clearedAt })).body;
    expect(back.data.map(({ id }) => id)).toEqual([middle, oldest]);
  });

  it('are created once when their event is delivered twice', async () => {
    const ann = await watcher(app, 'ann', [1]);
    await decide(app, isinOf(1), 2);
    const { rows } = await app.store.pool.query(
      'select id::int, isin, standard, from_status as "from", to_status as "to" from status_changes',
    );
    await publish(app.db, 'verdict.changed', { changes: rows });
    await settleEvents(app, 'verdict.changed');
    expect((await ann.alerts()).data).toHaveLength(1);
  });

  it('reach all watchers of a stock that thousands watch, in batches', async () => {
    const watchers = 2100;
    await app.db.execute(sql`
      with added as (
        insert into users (email, first_name)
        select 'watcher-' || n || '@example.com', 'Watcher' from generate_series(1, ${watchers}::int) n
        returning id
      ), lists as (
        insert into watchlists (user_id, title, position) select id, 'Watched', 1 from added returning id
      )
      insert into watchlist_stocks (watchlist_id, isin) select id, ${isinOf(1)} from lists`);
    await decide(app, isinOf(1), 2);
    const { rows } = await app.db.execute(sql`
      select count(*)::int as alerts, count(distinct user_id)::int as users,
        count(distinct transaction)::int as transactions
      from alerts`);
    expect(rows).toEqual([{ alerts: watchers, users: watchers, transactions: 3 }]);
  });

  it('of another user cannot be read or cleared', async () => {
    const ann = await watcher(app, 'ann', [1]);
    const bob = await watcher(app, 'bob', []);
    await decide(app, isinOf(1), 2);
    const [hers] = (await ann.alerts()).data;
    expect((await bob.ask('PUT', `notifications/${hers?.id}/visited`)).status).toBe(404);
    await bob.ask('POST', 'notifications/clear', { upTo: hers?.id });
    await bob.ask('POST', 'notifications/visited', { upTo: hers?.id });
    expect(await ann.alerts()).toMatchObject({ data: [{ id: hers?.id, visited: false }], unread: 1 });
  });

  it('are pushed to every page of the user at once', async () => {
    const ann = await watcher(app, 'ann', [1, 2, 3, 4, 5, 6, 7, 8]);
    const tabs = [await connectSocket(app, 'ann'), await connectSocket(app, 'ann')];
    const heard = Promise.all(tabs.map(nextAlert));
    await decide(app, isinOf(1), 2);
    const [alert] = (await ann.alerts()).data;
    expect(await heard).toEqual([alert, alert]);
    const changes = Promise.all(tabs.map(nextChange));
    await ann.ask('POST', 'notifications/clear', { upTo: alert?.id });
    await changes;
    for (const tab of tabs) tab.close();
  });

  it('are pushed to each watcher of a stock as they are listed', async () => {
    const names = ['ann', 'paro', 'bob'] as const;
    const watchers = await Promise.all(names.map((name) => watcher(app, name, [1])));
    const tabs = await Promise.all(names.map((name) => connectSocket(app, name)));
    const heard = Promise.all(tabs.map(nextAlert));
    await decide(app, isinOf(1), 2);
    const pushed = await heard;
    expect(new Set(pushed.map(({ id }) => id)).size).toBe(names.length);
    const listed = await Promise.all(watchers.map(({ alerts }) => alerts()));
    expect(pushed).toEqual(listed.flatMap(({ data }) => data));
    for (const tab of tabs) tab.close();
  });

  it('are forgotten in time', async () => {
    const ann = await watcher(app, 'ann', [1, 2]);
    await decide(app, isinOf(1), 2);
    const [first] = (await ann.alerts()).data;
    await ann.ask('POST', 'notifications/clear', { upTo: first?.id });
    await decide(app, isinOf(2), 2);
    await app.store.pool.query("update alerts set cleared_at = cleared_at - interval '31 days'");
    expect(await app.jobs.runDue()).toContain('forget-alerts');
    const { rows } = await app.store.pool.query('select id from alerts');
    expect(rows).toHaveLength(1);
    expect((await ann.alerts()).data.map(({ stocks }) => stocks)).toEqual([['CO2']]);
  });
});

/** Skipped without Redis. */
describeWithRedis('notifications of two servers', () => {
  it('reach users at either, and so do their changes of state', async () => {
    const { east, west, stop } = await startTwoServers();
    await listCompliant(east, 2);
    const ann = await watcher(east, 'ann', [1, 2]);
    const headers = await signedIn(east, 'ann');
    const tabs = [await openSocket(east, headers), await openSocket(west, headers)];
    const heard: string[] = [];
    for (const tab of tabs) tab.on('newAlert', ({ stocks }) => heard.push(...stocks));
    for (const each of [1, 2]) {
      const both = Promise.all(tabs.map(nextAlert));
      await decide(west, isinOf(each), 2);
      await both;
    }
    expect(heard.toSorted()).toEqual(['CO1', 'CO1', 'CO2', 'CO2']);
    const changes = Promise.all(tabs.map(nextChange));
    const [newest] = (await ann.alerts()).data;
    await ann.ask('POST', 'notifications/visited', { upTo: newest?.id });
    await changes;
    for (const tab of tabs) tab.close();
    await stop();
  });
});
