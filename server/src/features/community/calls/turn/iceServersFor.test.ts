import { createHmac } from 'node:crypto';
import { readConfig } from '../../../../config/config';
import { iceServersFor } from './iceServersFor';

const secret = 'a secret of at least thirty-two letters';
const now = new Date('2026-11-21T10:00:00Z');

it('the list of ICE servers names nothing public in tests', () => {
  const { calls } = readConfig({ NODE_ENV: 'test' });
  expect(iceServersFor(calls, 'ann', now)).toEqual({
    iceServers: [],
    expiresAt: null,
    goodForSeconds: null,
  });
});

it('the list of ICE servers names a public STUN server outside of tests, unless another or none is set', () => {
  const stunOf = (settings: Record<string, string>) => {
    const { calls } = readConfig({ NODE_ENV: 'development', ...settings });
    return iceServersFor(calls, 'ann', now).iceServers.flatMap(({ urls }) => urls);
  };
  expect(stunOf({})).toEqual([expect.stringMatching(/^stun:/)]);
  expect(stunOf({ STUN_URLS: 'stun:own.example:3478' })).toEqual(['stun:own.example:3478']);
  expect(stunOf({ STUN_URLS: 'none' })).toEqual([]);
});

it('the list of ICE servers gives a user relay credentials for an hour, under a pseudonym', () => {
  const { calls } = readConfig({
    NODE_ENV: 'test',
    STUN_URLS: 'stun:stun.example:3478',
    TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:443?transport=tcp',
    TURN_SECRET: secret,
  });
  const { iceServers, expiresAt, goodForSeconds } = iceServersFor(calls, 'ann', now);
  expect(expiresAt).toBe('2026-11-21T11:00:00.000Z');
  expect(goodForSeconds).toBe(3600);
  const [stun, turn] = iceServers;
  expect(stun).toEqual({ urls: ['stun:stun.example:3478'] });
  expect(turn?.urls).toEqual([
    'turn:turn.example:3478?transport=udp',
    'turns:turn.example:443?transport=tcp',
  ]);
  const [expiry, name] = turn?.username?.split(':') ?? [];
  expect(Number(expiry) * 1000).toBe(Date.parse('2026-11-21T11:00:00Z'));
  expect(name).not.toContain('ann');
  const expected = createHmac('sha1', secret)
    .update(turn?.username ?? '')
    .digest('base64');
  expect(turn?.credential).toBe(expected);
  expect(iceServersFor(calls, 'another', now).iceServers[1]?.username).not.toBe(turn?.username);
});

it.each([
  [{ TURN_URLS: 'turn:turn.example' }, 'TURN_SECRET is needed with TURN_URLS'],
  [{ TURN_URLS: 'http://turn.example', TURN_SECRET: secret }, 'TURN_URLS must be a list like'],
  [{ STUN_URLS: 'turn:turn.example' }, 'STUN_URLS must be a list like'],
  [{ TURN_TTL_SECONDS: '0' }, 'TURN_TTL_SECONDS must be a whole number'],
  [{ CALL_ALLOWANCE: '100000' }, 'CALL_ALLOWANCE must be at most 10000'],
  [{ SFU_FROM: '6' }, 'SFU_FROM must be from 2 to 5'],
  [{ TURN_SECRET: 'short' }, 'TURN_SECRET must have at least 32 characters'],
])('the configuration of ICE servers says what is wrong with %j', (environment, sentence) => {
  expect(() => readConfig({ NODE_ENV: 'test', ...environment })).toThrow(sentence);
});
