import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { usersHere, usersPublished, type ApiUsers } from '../../scripts/contract/apiUsers';
import { apiBreaks } from '../../scripts/contract/apiBreaks';
import { apiSchemaOf, readApiSchema, writeApiSchema, type ApiSchema } from '../../scripts/contract/apiSchema';
import { aRelease, leaveBuild } from '../../server/src/features/platform/modules/moduleFixtures';
import { buildTestApp } from '../../server/src/testing';

// Published modules were written for the API as `sdk/api/<version>.json` has it; WRITE_API_SCHEMA=1 saves additions. A break names the modules
// that use the endpoint: those of this repository, and with AGAINST=<address of a server> the versions that it offers (TAYYIB_TOKEN: an access
// token of staff, for those that are off or for an audience)

let app: FastifyInstance;
let distDir: string;
let now: ApiSchema;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'tayyib-api-'));
  const code =
    'var api=require("api"),at=id=>`stocks/${id}`;api.api.injectEndpoints({endpoints:(0,api.owned)("news",b=>({getNews:b.query({query:id=>at(id)})}))})';
  leaveBuild(distDir, aRelease('news', '1.0.0', { built: { code } }));
  app = await buildTestApp({ distDir });
  await app.listen({ host: '127.0.0.1', port: 0 });
  now = apiSchemaOf((await app.inject('/api/docs/json')).json());
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

/** What published modules would notice, in sentences that name who uses the endpoint. */
async function breaks(): Promise<string[]> {
  const saved = readApiSchema(sdkVersion);
  const broken = [...(saved ? apiBreaks(saved, now) : [])];
  if (!saved || broken.length === 0) return [];
  const users = await usersOf(Object.keys(saved.endpoints));
  return broken.map(
    ([endpoint, all]) =>
      `${endpoint} (used by ${users.get(endpoint)?.join(', ') ?? 'no module'}): ${all.join('; ')}`,
  );
}

function usersOf(endpoints: readonly string[]): Promise<ApiUsers> {
  const { AGAINST: server, TAYYIB_TOKEN: token = '' } = process.env;
  return server === undefined ? usersHere(endpoints) : usersPublished(endpoints, server, token);
}

it('replies to published modules as before: what changed is an addition', async () => {
  expect(await breaks()).toEqual([]);
});

it('knows which modules use an endpoint', async () => {
  const users = await usersHere(Object.keys(now.endpoints));
  // by a helper that makes the address, by an upload, by a link that downloads, by an endpoint that several modules have
  const expected = {
    'GET /api/stocks/{id}': ['calls', 'screener', 'staff', 'tools'],
    'GET /api/ipos/{id}': ['screener'],
    'POST /api/staff/feeds/{feed}/files': ['staff'],
    'GET /api/watchlistcat/{id}/export': ['watchlist'],
    'PATCH /api/price-alerts': ['watchlist'],
  };
  expect(
    Object.fromEntries(Object.keys(expected).map((endpoint) => [endpoint, users.get(endpoint)])),
  ).toEqual(expected);
});

it('knows which published versions use an endpoint, whoever built them', async () => {
  const users = await usersPublished(Object.keys(now.endpoints), app.listeningOrigin, '');
  expect([...users]).toEqual([['GET /api/stocks/{id}', ['news 1.0.0']]]);
});

it('is saved for the version of the SDK (WRITE_API_SCHEMA=1 saves it)', async () => {
  if (process.env.WRITE_API_SCHEMA === '1' && (await breaks()).length === 0) writeApiSchema(sdkVersion, now);
  expect(readApiSchema(sdkVersion)).toEqual(now);
});
