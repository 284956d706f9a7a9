import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { resolveTarget } from './resolveTarget';

let server: Socket;
beforeEach(async () => {
  server = createSocket('udp4');
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const resolve = (host: string, signal = new AbortController().signal) =>
  resolveTarget(host, signal, [`127.0.0.1:${server.address().port}`]);

/** Replies to each question as a name server that knows one IPv4 address of every name. */
function answerWith(address: readonly number[]) {
  server.on('message', (question, { port, address: asker }) => {
    const isAboutIpv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isAboutIpv4 ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const end = question.indexOf(0, 12) + 5;
    const answer = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address]);
    const reply = Buffer.concat([head, question.subarray(12, end), ...(isAboutIpv4 ? [answer] : [])]);
    server.send(reply, port, asker);
  });
}

it('the address of a webhook is what name servers reply', async () => {
  answerWith([203, 0, 113, 7]);
  expect(await resolve('hooks.example')).toEqual([{ address: '203.0.113.7', family: 4 }]);
});

it('the lookup of an address ends by itself where no name server replies, and keeps no thread from other lookups', async () => {
  const found = Array.from({ length: 20 }, (_, n) => resolve(`n${n}.hooks.example`).catch(() => 'none'));
  expect((await lookup('localhost')).address).toBeTruthy();
  expect(new Set(await Promise.all(found))).toEqual(new Set(['none']));
});

it('the lookup of an address ends with its signal', async () => {
  const ending = new AbortController();
  const found = resolve('hooks.example', ending.signal);
  ending.abort();
  await expect(found).rejects.toThrow();
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['localhost', '127.0.0.1'],
  ['a.localhost', '127.0.0.1'],
])('takes the address of %s without asking', async (host, address) => {
  expect(await resolve(host)).toMatchObject([{ address }]);
});
