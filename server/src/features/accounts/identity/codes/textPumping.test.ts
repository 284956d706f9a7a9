import { createServer } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import { textLimits } from '../../../../plugins/rateLimit/limits';
import { buildTestApp, createBrowser, testPassword } from '../../../../testing';
import { signInAgain } from '../../sessions/sessionFixtures';

/** A gateway that counts what it is paid for. */
const sent: string[] = [];
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    sent.push(String(JSON.parse(body).to));
    response.writeHead(202).end();
  });
});
let app: FastifyInstance;
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { identity } = readConfig({
    NODE_ENV: 'test',
    SMS_URL: `http://127.0.0.1:${port}/`,
    SMS_KEY: 'key',
  });
  app = await buildTestApp({ identity });
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

/** Every request from another network address, as from a botnet. */
async function addNumbers(cookies: Map<string, string>, numbers: readonly string[]) {
  const replies: number[] = [];
  for (const phone of numbers) {
    const browser = createBrowser(app);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    replies.push((await browser.post('/identity/phone', { phone, password: testPassword })).statusCode);
  }
  await app.messages.deliverDue();
  return replies;
}
const numbersFrom = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(9_876_000_000 + at)}`);

it('a code by text message is not sent abroad, where numbers share what a message costs with whoever asks for it', async () => {
  const ann = await signInAgain(app, 'ann');
  expect(await addNumbers(ann.cookies, ['+8815550001', '+8835110001', '+12025550100'])).toEqual([
    400, 400, 400,
  ]);
  expect(sent).toEqual([]);
});

it('a code by text message is sent to few new numbers of one account, whatever the network address', async () => {
  const bob = await signInAgain(app, 'bob');
  const replies = await addNumbers(bob.cookies, numbersFrom('+91', 20));
  expect(replies.filter((status) => status === 200)).toHaveLength(textLimits.accountHour.points);
  expect(new Set(replies.slice(3))).toEqual(new Set([429]));
  expect(sent).toHaveLength(textLimits.accountHour.points);
});

it('a code by text message is not sent at all once the server has sent all of an hour, and that is an alarm', async () => {
  const alarms = jest.spyOn(app.log, 'error');
  const { points, seconds } = textLimits.serverHour;
  await app.store.pool.query(
    'insert into rate_limits (key, points, expire) values ($1, $2, $3) on conflict (key) do update set points = $2',
    ['texts-hour:all', points, Date.now() + seconds * 1000],
  );
  const paro = await signInAgain(app, 'paro');
  expect(await addNumbers(paro.cookies, ['+919876511111'])).toEqual([503]);
  const visitor = await createBrowser(app).post('/identity/phone/code', { phone: '+919876511112' });
  expect(visitor.statusCode).toBe(503);
  expect(alarms).toHaveBeenCalledWith(expect.stringContaining('ALARM'));
});
