import { setTimeout as sleep } from 'node:timers/promises';
import type { AlertsReply } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { releaseJobsOfDeadWorkers } from '../../../../jobs/livenessLock';
import { buildTestApp, startKillable, userIdOf } from '../../../../testing';
import { browserOf } from '../../watchlists/watchlistFixtures';
import { addAlert } from '../addAlert';
import { aBrowser, startTarget } from './deliveries.testing';

const kills = Number(process.env['ALERT_KILLS'] ?? 5);
const testMs = 1_800_000;
/** A kill comes this long after the commit, or less. */
const maxDelayMs = 20;
const Shown = z.object({ id: z.string(), title: z.string() });

/** Until no alert waits for a server, dead or alive. */
async function settle({ db, store }: FastifyInstance): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await db.execute<{ waiting: boolean }>(sql`
      select exists (
        select from graphile_worker.jobs where task_identifier in ('queue-deliveries', 'deliver-alert')
      ) as waiting`);
    return rows[0]?.waiting === true;
  };
  while (await isWaiting()) {
    // as further servers would: the timer of the running one would be most of the test
    await releaseJobsOfDeadWorkers(store.pool);
    await sleep(20);
  }
}

async function raise(app: FastifyInstance, title: string): Promise<void> {
  const userId = await userIdOf(app, 'ann');
  await app.db.transaction((transaction) =>
    addAlert(transaction, {
      userIds: [userId],
      key: title,
      content: {
        kind: 'broadcast',
        status: 3,
        alert_name: 'Test',
        scan_name: 'Test',
        scan_url: null,
        title,
        description: 'From a program.',
      },
    }),
  );
}

it.each([1, 2])(
  `of ${kills} alerts whose server is killed between commit and push, loses and repeats none, with %i servers`,
  async (servers) => {
    const target = await startTarget();
    const app = await buildTestApp({ alerts: { vapid: null, pushServices: [], allowsPrivateTargets: true } });
    const browser = aBrowser(`${target.url}/push`);
    const { ask } = await browserOf(app, 'ann');
    expect((await ask('PUT', 'alerts/push', browser.subscription)).status).toBe(200);
    const start = () => startKillable(app, { ALERT_TARGETS: 'any' });
    const running = await Promise.all(Array.from({ length: servers }, start));
    const pushesOf = (title: string) =>
      target.received
        .map((message) => Shown.parse(browser.read(message)))
        .filter((shown) => shown.title === title);

    const titles: string[] = [];
    let inBetween = 0;
    let afterPush = 0;
    while (inBetween < kills) {
      const title = `Alert ${titles.length + 1}`;
      titles.push(title);
      const victim = running.shift();
      await raise(app, title);
      await sleep(Math.random() * maxDelayMs);
      await victim?.kill();
      const wasPushed = pushesOf(title).length > 0;
      // with two servers the other one may be faster than the kill
      if (wasPushed) afterPush += 1;
      else inBetween += 1;
      running.push(await start());
      await settle(app);
    }

    const listed: AlertsReply = (await ask('GET', 'getnotification')).body;
    const stored = listed.data.map((alert) => alert.title).sort();
    expect(stored).toEqual(titles.slice(-listed.data.length).sort());
    const { rows } = await app.db.execute<{ alerts: number }>(
      sql`select count(*)::int as alerts from alerts`,
    );
    expect(rows).toEqual([{ alerts: titles.length }]);
    const pushed = titles.map(pushesOf);
    // a browser shows what has the same id once
    const shown = pushed.map((pushes) => new Set(pushes.map(({ id }) => id)).size);
    const lost = shown.filter((times) => times === 0).length;
    const double = shown.filter((times) => times > 1).length;
    const repeated = pushed.filter((pushes) => pushes.length > 1).length;
    console.log(
      `${servers} servers: ${inBetween} killed between commit and push, ${afterPush} after it; lost ${lost}, double ${double}; sent again under the same id ${repeated}.`,
    );
    expect({ lost, double }).toEqual({ lost: 0, double: 0 });
    // only what was sent, and not yet marked as sent, is sent again
    expect(repeated).toBeLessThanOrEqual(afterPush);
    await Promise.all(running.map((server) => server.kill()));
    await app.close();
    await target.stop();
  },
  testMs,
);
