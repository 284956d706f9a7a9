import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ModuleRelease, Problem, PublishReply } from '@tayyib/shared/contracts';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';
import { moduleFolders, versionOf } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { run } from './runProgram.mjs';

// npm run publish:module -- mfe-screener [--server http://localhost:8080] [--stable | --canary 10] [--why "…"]
// TAYYIB_TOKEN is an access token of a user with the staff role.

const usage = `Usage: npm run publish:module -- mfe-screener [--server http://localhost:8080] [--stable | --canary 10] [--why "…"]
TAYYIB_TOKEN must be an access token of a user with the staff role.`;

interface Server {
  address: string;
  token: string;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      server: { type: 'string', default: 'http://localhost:8080' },
      stable: { type: 'boolean', default: false },
      canary: { type: 'string' },
      why: { type: 'string', default: 'Offered while publishing.' },
    },
  });
  const [name] = positionals;
  const { TAYYIB_TOKEN: token = '' } = process.env;
  if (name === undefined || token === '') throw new Error(usage);
  const server = { address: values.server, token };
  const folder = await buildRelease(name);
  const sent = await send(server, folder);
  console.log(`${sent.id} ${sent.version} is published at ${sent.base}`);
  const isOffered = values.stable || values.canary !== undefined;
  if (sent.isStable) {
    console.log('It is a new module, and off until staff switch it on at /staff/modules.');
    if (isOffered) console.log('--stable and --canary have no effect on the first version of a module.');
    return;
  }
  const { version } = sent;
  const { why } = values;
  if (values.stable) await change(server, `${sent.id}/stable`, { version, why });
  if (values.canary !== undefined) {
    const audience = { plans: [], roles: [], users: [] };
    await change(server, `${sent.id}/canary`, { version, percent: Number(values.canary), audience, why });
  }
  console.log(
    isOffered
      ? 'Open pages follow now.'
      : 'Nobody gets it yet: choose it at /staff/modules, or publish with --stable or --canary 10.',
  );
}

/** Builds the module into a folder that no local server serves. Returns the folder. */
async function buildRelease(name: string): Promise<string> {
  if (!moduleFolders().includes(name)) {
    throw new Error(`There is no module ${name}. Modules: ${moduleFolders().join(', ')}.`);
  }
  const dist = inRoot('dist', 'publish');
  const folder = join(dist, name.slice('mfe-'.length), versionOf(name));
  if (existsSync(join(folder, 'release.json'))) return folder;
  console.log(`build ${name} …`);
  const args = ['--import', 'tsx', inRoot('webpack', 'buildOne.ts'), name];
  const { isOk, output, seconds } = await run(process.execPath, args, { env: { MODULES_DIST: dist } });
  if (!isOk) throw new Error(output.trim());
  console.log(`build ${name} done in ${seconds} s`);
  return folder;
}

/** Streams a tar archive of `release.json` and every file that it lists. */
async function send(server: Server, folder: string): Promise<PublishReply> {
  const manifest = readFileSync(join(folder, 'release.json'));
  const { id, integrity } = ModuleRelease.parse(JSON.parse(manifest.toString('utf8')));
  const archive = pack();
  const fill = async () => {
    archive.entry({ name: 'release.json' }, manifest);
    for (const name of Object.keys(integrity)) {
      archive.entry({ name }, await readFile(join(folder, name)));
    }
    archive.finalize();
  };
  fill().catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const address = new URL(`/api/staff/modules/${id}/releases`, server.address);
  const reply = await stream(address, server.token, archive);
  return PublishReply.parse(await bodyOf(reply));
}

/** Uses `http` because the types of `fetch` disagree about streamed bodies. */
function stream(address: URL, token: string, archive: Pack): Promise<Response> {
  const { request } = address.protocol === 'https:' ? https : http;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' };
  return new Promise((resolve, reject) => {
    const sending = request(address, { method: 'POST', headers }, (reply) => {
      text(reply).then((body) => resolve(new Response(body, { status: reply.statusCode })), reject);
    });
    archive.on('error', (error) => sending.destroy(error));
    archive.pipe(sending).on('error', reject);
  });
}

async function change(server: Server, path: string, payload: object): Promise<void> {
  const reply = await fetch(new URL(`/api/staff/modules/${path}`, server.address), {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  await bodyOf(reply);
}

/** The body of a reply; throws the server's message if it is an error. */
async function bodyOf(reply: Response): Promise<unknown> {
  const body: unknown = await reply.json();
  if (reply.ok) return body;
  const { data: problem } = Problem.safeParse(body);
  throw new Error(
    problem ? `Refused (${problem.code}): ${problem.message}` : `The server replied ${reply.status}.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
