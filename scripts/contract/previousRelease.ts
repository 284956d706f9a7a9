import { existsSync, readFileSync } from 'node:fs';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { ModuleRelease, ModulesReply } from '@tayyib/shared/contracts';

/**
 * The descriptor of the published version: from a `release.json` if `from` is a file, otherwise from the server at that address.
 * Undefined if there is none yet.
 */
export async function previousRelease(id: string, from: string): Promise<ModuleDescriptor | undefined> {
  if (existsSync(from)) return ModuleRelease.parse(JSON.parse(readFileSync(from, 'utf8'))).descriptor;
  const reply = await fetch(new URL('/api/modules', from));
  if (!reply.ok) throw new Error(`${from} replied ${reply.status} to the request for its modules.`);
  const { modules } = ModulesReply.parse(await reply.json());
  return modules.find(({ descriptor }) => descriptor.id === id)?.descriptor;
}
