import type { FastifyInstance } from 'fastify';
import { buildTestNodes, signedIn } from '../../../../testing';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let nodes: readonly FastifyInstance[];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ nodes, close } = await buildTestNodes(3, {}, (place) => ({ codeVersion: place < 2 ? 'one' : 'two' })));
});
afterAll(() => close());

it('answers 304 to a client that has a reply of the same version of the server, and the whole reply otherwise', async () => {
  const [first, same, next] = nodes;
  if (!first || !same || !next) throw new Error('A server is missing.');
  const headers = await signedIn(first, 'rafi');
  const url = '/api/indices';
  const { etag } = (await first.inject({ url, headers })).headers;
  const status = async (app: FastifyInstance) =>
    (await app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } })).statusCode;
  expect([await status(first), await status(same), await status(next)]).toEqual([304, 304, 200]);
});
