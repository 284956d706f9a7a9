import { describeWithRedis, openSocket, startTwoServers, testPassword } from '../../../testing';
import { bearer, headersOf, signInAgain } from '../sessions/sessionFixtures';

/** Skipped without Redis. */
describeWithRedis('an account erased at one of two servers', () => {
  it('is erased at the other: its session is rejected and its socket closed', async () => {
    const { east, west, stop } = await startTwoServers();
    const browser = await signInAgain(east, 'basim');
    const headers = headersOf(browser);
    const login = await browser.get('/session');
    const { _id: userId } = login.json().user;
    const token = await west.inject({ url: `/api/userAuth/${userId}`, headers });
    const client = bearer(token.json().access_token);
    const socket = await openSocket(west, headers);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const watchlistsOf = (server: typeof east, requestHeaders: Record<string, string>) =>
      server.inject({ url: '/api/watchlistcat', headers: requestHeaders });
    for (const requestHeaders of [headers, client])
      expect((await watchlistsOf(west, requestHeaders)).statusCode).toBe(200);

    const erased = await east.inject({
      method: 'DELETE',
      url: '/api/profile',
      headers,
      payload: { word: 'ERASE', password: testPassword },
    });
    expect(erased.statusCode).toBe(200);
    await gone;
    for (const server of [west, east])
      for (const requestHeaders of [headers, client])
        expect((await watchlistsOf(server, requestHeaders)).statusCode).toBe(401);
    await expect(openSocket(west, headers)).rejects.toThrow('Please sign in first.');
    await stop();
  });
});
