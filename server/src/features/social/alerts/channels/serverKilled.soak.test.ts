import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { releaseJobsOfDeadWorkers } from '../../../../jobs/livenessLock';
import { buildTestApp, startKillable, userIdOf } from '../../../../testing';
import { browserOf } from '../../watchlists/watchlistFixtures';
import { addAlert } from '../addAlert';
import { aBrowser, startTarget } from './channels.testing';

const kills = Number(process.env['ALERT_KILLS'] ?? 50);
const testMs = 1_800_000;
/** A kill comes this long after the commit, or less. */
const maxDelayMs = 20;
const Shown = z.object({ title: z.string() });

async function raise(app: FastifyInstance, title: string): Promise<void> {
  const userId = await userIdOf(app, 'ann');
  await app.db.transaction((transaction) =>
    addAlert(transaction, {
      userIds: [userId],
      key: title,
      content: {
        ...{ kind: 'broadcast', status: 3, alert_name: 'Test', scan_name: 'Test', scan_url: null },
        ...{ title, description: 'Of a soak.' },
      },
    }),
  );
}

it.each([1, 2])(
  `of ${kills} alerts whose server is killed between commit and push, loses and repeats none, with %i servers`,
  async (servers) => {
    const target = await startTarget();
    const app = await buildTestApp({ alerts: { vapid: null, allowsPrivateTargets: true } });
    const browser = aBrowser(`${target.url}/push`);
    const { ask } = await browserOf(app, 'ann');
    expect((await ask('PUT', 'alerts/push', browser.subscription)).status).toBe(200);
    const start = () => startKillable(app, { ALERT_TARGETS: 'any' });
    const running = await Promise.all(Array.from({ length: servers }, start));
    const pushes = (title: string) =>
      target.received.filter((message) => Shown.parse(browser.read(message)).title === title).length;

    const titles: string[] = [];
    let [inBetween, afterPush] = [0, 0];
    while (inBetween < kills) {
      const title = `Alert ${titles.length + 1}`;
      titles.push(title);
      const victim = running.shift();
      await raise(app, title);
      await sleep(Math.random() * maxDelayMs);
      const wasPushed = pushes(title) > 0;
      await victim?.kill();
      // with two servers the other one may be faster than the kill
      if (wasPushed) afterPush += 1;
      else inBetween += 1;
      running.push(await start());
      // as further servers would: the timer of this one would be most of the test
      while (pushes(title) === 0) {
        await releaseJobsOfDeadWorkers(app.store.pool);
        await sleep(20);
      }
    }
    // a repetition would come when the locks of the dead have been released
    await sleep(12_000);
    const counts = titles.map(pushes);
    const [lost, repeated] = [counts.filter((count) => count === 0), counts.filter((count) => count > 1)];
    console.log(
      `${servers} servers: ${inBetween} killed between commit and push, ${afterPush} after it; lost ${lost.length}, repeated ${repeated.length}.`,
    );
    expect(lost).toEqual([]);
    // a push that was sent, and not marked as sent, is repeated under the same tag, which a browser shows once
    expect(repeated.length).toBeLessThanOrEqual(afterPush);
    await Promise.all(running.map((server) => server.kill()));
    await app.close();
    await target.stop();
  },
  testMs,
);
