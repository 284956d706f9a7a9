import type { FastifyInstance } from 'fastify';
import {
  createBrowser,
  describeWithRedis,
  lastCodeTo,
  lastTokenTo,
  messagesTo,
  people,
  startTwoServers,
  testPassword,
} from '../../../testing';

/** Skipped where Redis is not installed. */
describeWithRedis('two servers over one database and one Redis', () => {
  let east: FastifyInstance;
  let west: FastifyInstance;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ east, west, stop } = await startTwoServers());
  });
  afterAll(() => stop());

  /** Alternates between the servers, like an attacker would. */
  const serverOf = (round: number) => (round % 2 === 0 ? east : west);
  const login = async (server: FastifyInstance, email: string, password: string, address?: string) =>
    (await createBrowser(server, address).post('/login', { email, password })).json();

  it('lock an account at both after wrong passwords at either', async () => {
    const { email } = people.bob;
    for (let round = 0; round < 5; round += 1)
      expect(await login(serverOf(round), email, 'wrong')).toMatchObject({ code: 'wrong-credentials' });
    for (const server of [east, west])
      expect(await login(server, email, testPassword)).toMatchObject({ code: 'too-many-passwords' });
  });

  it('check no more than five of many concurrent attempts', async () => {
    const tries = Array.from({ length: 12 }, (_, round) =>
      login(serverOf(round), people.adil.email, 'wrong'),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(5);
  });

  it('lock an address at both after attempts at either, whatever the accounts', async () => {
    const address = '192.0.2.77';
    const codes: string[] = [];
    for (let round = 0; round < 24; round += 1)
      codes.push((await login(serverOf(round), `guess-${round}@example.com`, 'wrong', address)).code);
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('wrong-credentials'));
    expect(codes.slice(20)).toEqual(Array(4).fill('too-many-requests'));
  });

  it('invalidate a code after five wrong guesses at either', async () => {
    const { email } = people.rafi;
    await createBrowser(east).post('/identity/email/code', { email });
    const code = await lastCodeTo(east, email);
    const wrong = code === '000000' ? '111111' : '000000';
    const use = async (server: FastifyInstance, entered: string) =>
      (await createBrowser(server).post('/identity/email/code/use', { email, code: entered })).statusCode;
    for (let round = 0; round < 5; round += 1) expect(await use(serverOf(round), wrong)).toBe(400);
    for (const server of [east, west]) expect(await use(server, code)).toBe(400);
  });

  it('accept a code or a link once, though both are asked at the same moment', async () => {
    const { email } = people.paro;
    await createBrowser(east).post('/identity/link', { email });
    const token = await lastTokenTo(east, email);
    const uses = [east, west, east, west].map((server) =>
      createBrowser(server).post('/identity/link/use', { token }),
    );
    const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it.each([
    ['a code by mail', '/identity/email/code', { email: people.sana.email }],
    ['a link by mail', '/identity/link', { email: people.sana.email }],
    ['a new password', '/identity/password/forgot', { email: people.sana.email }],
    ['a code by text message', '/identity/phone/code', { phone: '+12025550177' }],
    [
      'a code for signing up',
      '/add/user',
      { email: 'twice@example.com', first_name: 'Two', password: 'a long secret of two' },
    ],
  ])('send %s once a minute, whichever is asked', async (_what, path, payload) => {
    const replies = await Promise.all(
      [0, 1, 2, 3].map((round) => createBrowser(serverOf(round)).post(path, payload)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses.slice(1)).toEqual([429, 429, 429]);
    expect(statuses[0]).toBeLessThan(300);
  });

  it('made one registration and sent one mail of it', async () => {
    expect(await messagesTo(west, 'twice@example.com')).toBe(1);
  });
});
