import { requestRelay } from './relayClient.testing';
import { describeWithCoturn, startCoturn, type TestRelay } from './startCoturn.testing';
import { turnCredentials } from './turnCredentials';

const secret = 'a secret of at least thirty-two letters';
const inAnHour = () => new Date(Date.now() + 60 * 60_000);

describeWithCoturn('a relay with our credentials', () => {
  let relay: TestRelay;
  beforeAll(async () => {
    relay = await startCoturn(secret, { userQuota: 3 });
  });
  afterAll(() => relay.stop());

  it.each(['udp', 'tcp'] as const)('gives an address over %s to users with credentials', async (over) => {
    const credentials = turnCredentials(secret, `user-${over}`, inAnHour());
    expect(await requestRelay(relay.port, over, credentials)).toBe('allocated');
  });

  it.each([
    ['that ran out', () => turnCredentials(secret, 'late', new Date(Date.now() - 60_000))],
    ['made with another secret', () => turnCredentials(`${secret}!`, 'forger', inAnHour())],
    [
      'whose end was moved',
      () => {
        const { credential } = turnCredentials(secret, 'mover', new Date(Date.now() - 60_000));
        return { ...turnCredentials(secret, 'mover', inAnHour()), credential };
      },
    ],
  ])('refuses credentials %s', async (_what, credentials) => {
    expect(await requestRelay(relay.port, 'udp', credentials())).toBe(401);
  });

  it.each(['127.0.0.2', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'])(
    'carries nothing to %s, which is no caller’s',
    async (peer) => {
      const credentials = turnCredentials(secret, `prober-${peer}`, inAnHour());
      expect(await requestRelay(relay.port, 'udp', credentials, peer)).toBe(403);
    },
  );

  it('carries to an address that a caller may have', async () => {
    const credentials = turnCredentials(secret, 'caller', inAnHour());
    expect(await requestRelay(relay.port, 'udp', credentials, '1.1.1.1')).toBe('permitted');
  });

  it('counts the allocations of a user, whenever their credentials were made', async () => {
    const answers: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      const credentials = turnCredentials(secret, 'greedy', new Date(inAnHour().getTime() + count * 1000));
      answers.push(await requestRelay(relay.port, 'udp', credentials));
    }
    expect(answers).toEqual(['allocated', 'allocated', 'allocated', 486]);
  });
});
