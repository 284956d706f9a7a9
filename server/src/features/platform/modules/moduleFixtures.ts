import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ModuleDescriptor, ModuleEntry, ModuleRelease } from '@tayyib/shared/contracts';
import { ModulesReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { pack } from 'tar-stream';
import type { ModuleConfig } from '../../../config/moduleConfig';
import type { PersonName } from '../../../testing';
import { buildTestApp, signedIn, temporaryFolder } from '../../../testing';
import { builtFiles, sha384, type BuiltCode, type ReleaseFiles } from './builtFixture';

export interface TestRelease {
  release: ModuleRelease;
  /** The bytes of `release.json`. */
  manifest: Buffer;
  files: ReleaseFiles;
}

/** A release as a build leaves it, of a module with one page. */
export function aRelease(
  id: string,
  version: string,
  {
    builtAt = '2026-11-01T10:00:00Z',
    built = {},
    files,
    ...descriptor
  }: {
    builtAt?: string;
    /** What is not usual in its build. */
    built?: Partial<BuiltCode>;
    /** Files instead of those of a build. */
    files?: ReleaseFiles;
  } & Partial<ModuleDescriptor> = {},
): TestRelease {
  const whole: ModuleDescriptor = {
    id,
    title: id,
    sdk: '^1.0.0',
    expose: './module',
    routes: [{ path: `/${id}`, page: 'Page', title: id, access: 'user' }],
    nav: [],
    slots: [],
    owns: { slices: [], endpoints: id, tags: [] },
    preload: 'hover',
    timeoutMs: 8000,
    budgetKb: 60,
    ...descriptor,
  };
  const content = files ?? builtFiles(whole, { stamp: `${id} ${version}`, ...built });
  const release: ModuleRelease = {
    id,
    version,
    builtAt,
    entry: Object.keys(content)[0] ?? '',
    integrity: Object.fromEntries(Object.entries(content).map(([name, bytes]) => [name, sha384(bytes)])),
    descriptor: whole,
  };
  return { release, manifest: Buffer.from(JSON.stringify(release, null, 2)), files: content };
}

/** Puts a release where a build would. */
export function leaveBuild(distDir: string, { release, manifest, files }: TestRelease): void {
  const folder = path.join(distDir, 'modules', release.id, release.version);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  writeFileSync(path.join(folder, 'release.json'), manifest);
}

/** A configuration for servers of one deployment: the same signing key and the same storage. */
export function sharedModuleConfig(folder: string): ModuleConfig {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    signingKey: privateKey,
    origins: [],
    followsBuilds: false,
    needsSecondPerson: false,
    artifacts: { kind: 'folder', folder },
  };
}

/** A server with one built module, and a folder of its own for published files. `close` removes both folders. */
export async function buildModuleApp(built: TestRelease, config: Partial<ModuleConfig> = {}) {
  const folder = temporaryFolder('artifacts');
  const distDir = temporaryFolder('dist');
  leaveBuild(distDir, built);
  const app = await buildTestApp({ distDir, modules: { ...sharedModuleConfig(folder), ...config } });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
    await rm(distDir, { recursive: true });
  };
  return { app, folder, distDir, close };
}

/** The registry as that user, or a visitor, sees it. */
export async function registryOf(app: FastifyInstance, name?: PersonName): Promise<ModulesReply> {
  const headers = name ? await signedIn(app, name) : {};
  return ModulesReply.parse((await app.inject({ url: '/api/modules', headers })).json());
}

/** One module, as that user or a visitor gets it. */
export async function entryOf(
  app: FastifyInstance,
  id: string,
  name?: PersonName,
): Promise<ModuleEntry | undefined> {
  return (await registryOf(app, name)).modules.find(({ descriptor }) => descriptor.id === id);
}

/** Sends a request as staff, or as that user. */
export async function asStaff(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  as: PersonName = 'sana',
) {
  const headers = await signedIn(app, as);
  return app.inject({ method, url: `/api/staff${url}`, headers, ...(payload && { payload }) });
}

/** One file of an archive to upload. */
export interface SentFile {
  name: string;
  content: string | Buffer;
  type?: 'file' | 'symlink' | 'directory';
}

/** The upload of a release: its `release.json`, then its files. */
export function sentFilesOf({ manifest, files }: TestRelease): SentFile[] {
  return [
    { name: 'release.json', content: manifest },
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
  ];
}

/** A tar archive of these files, in this order. */
export async function archiveOf(files: readonly SentFile[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, content, type = 'file' } of files) {
    if (type === 'file') archive.entry({ name, type }, content);
    else archive.entry({ name, type, linkname: '/etc/passwd' });
  }
  archive.finalize();
  return buffer(archive);
}

/** Publishes as staff, or as that user. */
export async function publish(
  app: FastifyInstance,
  id: string,
  files: readonly SentFile[],
  as: PersonName = 'sana',
  query: Record<string, string> = {},
) {
  const headers = { ...(await signedIn(app, as)), 'content-type': 'application/x-tar' };
  const payload = await archiveOf(files);
  return app.inject({ method: 'POST', url: `/api/staff/modules/${id}/releases`, headers, query, payload });
}
