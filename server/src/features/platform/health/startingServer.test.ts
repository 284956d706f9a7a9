import { setTimeout as sleep } from 'node:timers/promises';
import { buildTestApp } from '../../../testing';

it('is not ready before it has read the market', async () => {
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
