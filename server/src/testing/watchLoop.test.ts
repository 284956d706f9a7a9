import { setTimeout as sleep } from 'node:timers/promises';
import { watchLoop } from './watchLoop';

const loop = watchLoop();
afterAll(loop.stop);

it('finds what blocks the loop, however short the wait around it', async () => {
  const lateMs = await loop.during(async () => {
    await sleep(20);
    const until = process.cpuUsage().user + 300_000;
    while (process.cpuUsage().user < until);
    await sleep(20);
  });
  expect(lateMs).toBeGreaterThan(200);
});

it('counts no time in which nothing is computed', async () => {
  expect(await loop.during(() => sleep(300))).toBeLessThan(200);
});
