import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import S3rver from 's3rver';
import type { ModuleConfig } from '../../../../config/moduleConfig';
import { buildTestApp, signedIn, startKillable, temporaryFolder, until } from '../../../../testing';
import { moduleUploads } from '../../../../database/schema/platform/modulesTables';
import {
  aRelease,
  archiveOf,
  asStaff,
  entryOf,
  publish,
  sentFilesOf,
  sharedModuleConfig,
} from '../moduleFixtures';

const testMs = 240_000;
const folder = temporaryFolder('killed');
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'modules', configs: [] }],
});
const aws = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
let endpoint = '';
beforeAll(async () => {
  Object.assign(process.env, aws);
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

interface Case {
  config: () => ModuleConfig;
  /** Configuration of the killed server for the same store; the folder is in the data folder. */
  env: () => Record<string, string>;
  /** The files of published versions on this machine. */
  kept: string;
}
const dataDir = path.join(folder, 'data');
const cases: [string, Case][] = [
  [
    'a folder',
    {
      config: () => sharedModuleConfig(path.join(dataDir, 'modules')),
      env: () => ({}),
      kept: path.join(dataDir, 'modules'),
    },
  ],
  [
    'a bucket',
    {
      config: () => ({
        ...sharedModuleConfig(''),
        artifacts: { kind: 's3', bucket: 'modules', endpoint, region: 'us-east-1' },
      }),
      env: () => ({ ...aws, ARTIFACT_BUCKET: 'modules', ARTIFACT_ENDPOINT: endpoint }),
      kept: path.join(folder, 's3'),
    },
  ],
];

/** The server can be killed at each file. */
const built = {
  files: Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [`${n}.89abcdef.js`, `"${randomBytes(20_000).toString('hex')}"`]),
  ),
};
const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The entry of a module after staff switched it on; undefined if it was not published. */
async function offeredEntry(app: FastifyInstance, id: string) {
  await asStaff(app, 'PUT', `/modules/${id}/enabled`, { enabled: true, why: 'A test' });
  return entryOf(app, id);
}

describe.each(cases)('a server that is killed while it takes a version into %s', (_name, store) => {
  const filesKept = async () => {
    const all = await readdir(store.kept, { recursive: true, withFileTypes: true }).catch(() => []);
    return all.filter((each) => each.isFile()).length;
  };

  it.each([
    ['half', 0.5],
    ['whole', 1],
  ])(
    'has all of it or nothing, when what has come is the %s',
    async (id, share) => {
      const app = await buildTestApp({ modules: store.config(), dataDir });
      const killable = await startKillable(app, store.env());
      try {
        const release = aRelease(id, '1.0.0', { built });
        const archive = await archiveOf(sentFilesOf(release));
        const before = await filesKept();
        const sender = await send(killable.address, id, await signedIn(app, 'sana'), archive, share);
        // release.json, the entry and a copy, and then the rest: some files are stored, and more may be in
        // progress
        await until(async () => (await filesKept()) > before + 2);
        await killable.kill();
        sender.destroy();

        // the next server, here another process over the same store
        const entry = await offeredEntry(app, id);
        if (entry) {
          for (const [name, hash] of Object.entries(release.release.integrity)) {
            const file = await app.inject(`${entry.base}${name}`);
            expect([name, sha384(file.rawPayload)]).toEqual([name, hash]);
          }
        } else {
          const other = await app.inject(`/modules/${id}/1.0.0/release.json`);
          expect(other.statusCode).toBe(404);
          // the same version can still be published: no partial one blocks it
          expect((await publish(app, id, sentFilesOf(release))).statusCode).toBe(201);
          expect(await offeredEntry(app, id)).toMatchObject({ version: '1.0.0' });
        }
        if (share < 1) expect(entry).toBeUndefined();

        // and the orphaned files of the killed one are deleted in time
        app.clock.now = () => new Date(Date.now() + 2 * 3_600_000);
        await app.jobs.runDue();
        app.clock.now = () => new Date();
        expect(await app.db.$count(moduleUploads)).toBe(0);
        const entryFile = await app.inject(`/modules/${id}/1.0.0/remoteEntry.0123abcd.js`);
        expect(entryFile.body).toBe(release.files['remoteEntry.0123abcd.js']);
      } finally {
        await killable.kill();
        await app.close();
      }
    },
    testMs,
  );
});

/** Starts an upload; the socket stays open. */
async function send(
  address: string,
  id: string,
  headers: Readonly<Record<string, string>>,
  archive: Buffer,
  share: number,
): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined); // the other end was killed
  const heads = Object.entries({ ...headers, host: 'localhost', 'content-type': 'application/x-tar' });
  socket.write(
    `POST /api/staff/modules/${id}/releases HTTP/1.1\r\n${heads.map(([k, v]) => `${k}: ${v}\r\n`).join('')}content-length: ${archive.length}\r\n\r\n`,
  );
  socket.write(archive.subarray(0, Math.floor(archive.length * share)));
  return socket;
}
