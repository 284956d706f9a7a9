import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ModuleRelease, Problem, PublishReply } from '@tayyib/shared/contracts';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';

/** The options of a command that publishes. */
export const publishOptions = {
  server: { type: 'string', default: 'http://localhost:8080' },
  stable: { type: 'boolean', default: false },
  canary: { type: 'string' },
  why: { type: 'string', default: 'Offered while publishing.' },
  'allow-breaking': { type: 'string' },
} as const;

interface Server {
  address: string;
  token: string;
}

interface PublishSettings {
  /** The address of the server. */
  server: string;
  stable: boolean;
  /** The share of users in percent. */
  canary?: string;
  why: string;
  /** Why changes are meant that others may rely on. */
  'allow-breaking'?: string;
}

/** By this the tokens of modules differ from those of users: they publish, and do nothing else. */
const isModuleToken = (token: string): boolean => token.startsWith('tayyib_module_');

/** Sends a built release to a server, offers it as the settings say, and prints what it is now. Throws what the server refuses. */
export async function publishRelease(
  token: string,
  folder: string,
  settings: PublishSettings,
): Promise<void> {
  const server = { address: settings.server, token };
  const isOffered = settings.stable || settings.canary !== undefined;
  if (isOffered && isModuleToken(token))
    throw new Error(
      'A token of a module publishes, and rolls nothing out: leave --stable and --canary away.',
    );
  const sent = await send(server, folder, settings['allow-breaking']);
  console.log(`${sent.id} ${sent.version} is published at ${sent.base}`);
  if (sent.isStable) {
    console.log('It is a new module, and off until staff switch it on at /staff/modules.');
    if (isOffered) console.log('--stable and --canary have no effect on the first version of a module.');
    return;
  }
  const { version } = sent;
  const { why } = settings;
  if (settings.stable) await change(server, `${sent.id}/stable`, { version, why });
  if (settings.canary !== undefined) {
    const audience = { plans: [], roles: [], users: [] };
    await change(server, `${sent.id}/canary`, { version, percent: Number(settings.canary), audience, why });
  }
  console.log(isOffered ? 'Open pages follow now.' : 'Nobody gets it yet: roll it out at /staff/modules.');
}

/** Streams a tar archive of `release.json` and every file that it lists. */
async function send(server: Server, folder: string, allowBreaking?: string): Promise<PublishReply> {
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
  const path = isModuleToken(server.token)
    ? `/api/modules/${id}/releases`
    : `/api/staff/modules/${id}/releases`;
  const address = new URL(path, server.address);
  if (allowBreaking !== undefined) address.searchParams.set('allowBreaking', allowBreaking);
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

const change = (server: Server, path: string, payload: object) =>
  sendJson(server, 'PUT', `/api/staff/modules/${path}`, payload);

/** Sends a request of staff. Returns the body of the reply; throws what the server refuses. */
export async function sendJson(
  { address, token }: Server,
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
): Promise<unknown> {
  const reply = await fetch(new URL(path, address), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return bodyOf(reply);
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
