import { ModuleRelease, ModulesReply, StaffModulesReply } from '@tayyib/shared/contracts';
import { endpointsOf, requestsOfScript } from '@tayyib/shared/gate';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { moduleRequests } from './moduleRequests';

/** Which modules use each endpoint of the server: `GET /api/stocks/{id}` -> `screener`, `tools`. */
export type ApiUsers = ReadonlyMap<string, readonly string[]>;

/** The modules of this repository, by their sources. @param api the endpoints of the server */
export const usersHere = (api: readonly string[]): Promise<ApiUsers> =>
  usersOf(
    api,
    moduleFolders().map((folder) => ({
      name: folder.replace('mfe-', ''),
      requests: () => moduleRequests(folder),
    })),
  );

/**
 * The versions that a server offers, by the scripts that it serves, whoever built them. With an access token of staff also those of
 * modules that are off or for an audience.
 */
export async function usersPublished(api: readonly string[], from: string, token: string): Promise<ApiUsers> {
  const versions = await offeredVersions(from, token);
  return usersOf(
    api,
    versions.map(([id, version]) => ({
      name: `${id} ${version}`,
      requests: () => requestsOfRelease(new URL(`/modules/${id}/${version}/`, from)),
    })),
  );
}

async function usersOf(
  api: readonly string[],
  modules: readonly { name: string; requests: () => Promise<ReadonlySet<string>> }[],
): Promise<ApiUsers> {
  const users = new Map<string, string[]>();
  for (const { name, requests } of modules) {
    const used = new Set([...(await requests())].flatMap((request) => endpointsOf(request, api)));
    for (const endpoint of used) users.set(endpoint, [...(users.get(endpoint) ?? []), name]);
  }
  return users;
}

async function offeredVersions(
  from: string,
  token: string,
): Promise<(readonly [id: string, version: string])[]> {
  if (token === '') {
    const { modules } = ModulesReply.parse(await readJson(new URL('/api/modules', from)));
    return modules.map(({ descriptor, version }) => [descriptor.id, version] as const);
  }
  const headers = { authorization: `Bearer ${token}` };
  const { modules } = StaffModulesReply.parse(await readJson(new URL('/api/staff/modules', from), headers));
  return modules.flatMap(({ id, stable, canary }) =>
    [stable, canary?.version].flatMap((version) => (version ? [[id, version] as const] : [])),
  );
}

async function requestsOfRelease(base: URL): Promise<ReadonlySet<string>> {
  const { integrity } = ModuleRelease.parse(await readJson(new URL('release.json', base)));
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const found = await Promise.all(
    scripts.map(async (file) => requestsOfScript(await (await read(new URL(file, base))).text())),
  );
  return new Set(found.flatMap((requests) => [...requests]));
}

const readJson = async (address: URL, headers?: Record<string, string>): Promise<unknown> =>
  (await read(address, headers)).json();

async function read(address: URL, headers: Record<string, string> = {}): Promise<Response> {
  const reply = await fetch(address, { headers });
  if (!reply.ok) throw new Error(`${address.href} replied ${reply.status}.`);
  return reply;
}
