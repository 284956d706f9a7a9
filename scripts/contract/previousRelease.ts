import { existsSync, readFileSync } from 'node:fs';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { ModuleRelease, ModulesReply } from '@tayyib/shared/contracts';

/**
 * The descriptor of the version that is out: of a `release.json` when `from` is a file, else of what the server at that address
 * offers everybody. Undefined where there is none yet.
 */
export async function previousRelease(id: string, from: string): Promise<ModuleDescriptor | undefined> {
  if (existsSync(from)) return ModuleRelease.parse(JSON.parse(readFileSync(from, 'utf8'))).descriptor;
  const reply = await fetch(new URL('/api/modules', from));
  if (!reply.ok) throw new Error(`${from} answered ${reply.status} when it was asked for its modules.`);
  const { modules } = ModulesReply.parse(await reply.json());
  return modules.find(({ descriptor }) => descriptor.id === id)?.descriptor;
}
