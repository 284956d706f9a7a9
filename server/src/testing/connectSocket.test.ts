import { buildTestApp, openSocket, signedIn } from '.';

it('a test server listens once, however many sockets are opened at the same time', async () => {
  const app = await buildTestApp();
  const headers = await signedIn(app, 'paro');
  let most = 0;
  app.server.on('newListener', (event) => {
    if (event === 'listening') most = Math.max(most, app.server.listenerCount(event) + 1);
  });
  const sockets = await Promise.all(Array.from({ length: 15 }, () => openSocket(app, headers)));
  for (const socket of sockets) socket.close();
  await app.close();
  // more than ten of one event are reported as a leak
  expect(most).toBeLessThan(10);
});
