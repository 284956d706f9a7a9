import { buildTestApp, describeWithRedis, startRedis } from '../testing';

describeWithRedis('a Redis that hangs, and then dies', () => {
  it('does not end the server: messages in flight are lost', async () => {
    const redis = await startRedis();
    const app = await buildTestApp({ redisUrl: redis.url });
    redis.hang();
    app.io.serverSideEmit('forward:gone', 'nobody');
    redis.stop();
    while (app.redis?.isReady) await new Promise((resolve) => setTimeout(resolve, 10));
    // an unhandled rejection would have surfaced by now
    expect((await app.inject('/api/session')).statusCode).toBeLessThan(500);
    await app.close();
  });
});
