import { describeWithRedis, openSocket, startTwoServers, testPassword } from '../../../testing';
import { bearer, headersOf, signInAgain } from '../sessions/sessionFixtures';

/** Skipped where there is no Redis to run. */
describeWithRedis('an account erased at one of two servers', () => {
  it('is gone at the other: its session is refused and its connection closed', async () => {
    const { east, west, stop } = await startTwoServers();
    const browser = await signInAgain(east, 'basim');
    const headers = headersOf(browser);
    const login = await browser.get('/session');
    const { _id: userId } = login.json().user;
    const token = await west.inject({ url: `/api/userAuth/${userId}`, headers });
    const client = bearer(token.json().access_token);
    const socket = await openSocket(west, headers);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const mine = (server: typeof east, asked: Record<string, string>) =>
      server.inject({ url: '/api/watchlistcat', headers: asked });
    for (const asked of [headers, client]) expect((await mine(west, asked)).statusCode).toBe(200);

    const erased = await east.inject({
      method: 'DELETE',
      url: '/api/profile',
      headers,
      payload: { word: 'ERASE', password: testPassword },
    });
    expect(erased.statusCode).toBe(200);
    await gone;
    for (const server of [west, east])
      for (const asked of [headers, client]) expect((await mine(server, asked)).statusCode).toBe(401);
    await expect(openSocket(west, headers)).rejects.toThrow('Please sign in first.');
    await stop();
  });
});
