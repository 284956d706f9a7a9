import { setTimeout as sleep } from 'node:timers/promises';
import { buildTestApp, startKillable } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

it('the server is not ready before it has read the market', async () => {
  const app = await buildTestApp();
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const { refresh } = app.market;
  app.market.refresh = async () => {
    await promise;
    return refresh();
  };
  await app.listen({ host: '127.0.0.1', port: 0 });
  const ready = await app.inject('/api/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    code: 'not-ready',
    message: 'The server is starting: it is reading the market.',
  });
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  resolve();
  while ((await app.inject('/api/ready')).statusCode !== 200) await sleep(10);
  await app.close();
});

it('the server logs no error while it is asked before it is ready, or while it stops', async () => {
  const app = await buildTestApp();
  const server = await startKillable(app, { LOG_LEVEL: 'warn', DRAIN_SECONDS: '2' });
  const isStopped = server.stop();
  while ((await fetch(`${server.address}/api/ready`)).status !== 503) await sleep(10);
  await isStopped;
  expect(server.printed.join('\n')).not.toContain('The server is stopping.');
  await app.close();
});
