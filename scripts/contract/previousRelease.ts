import { existsSync, readFileSync } from 'node:fs';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { ModuleRelease, ModulesReply, StaffModulesReply } from '@tayyib/shared/contracts';

/** The descriptor of the version before; undefined if there is none, or none that this caller can see. */
export interface Previous {
  descriptor: ModuleDescriptor | undefined;
  /** Whether a version of a module that is off, or for an audience, would have been found too. */
  isCertain: boolean;
}

/**
 * The descriptor of the stable version: from a `release.json` if `from` is a file, otherwise from the server at that address. With an
 * access token of staff it is found also while the module is off or for an audience; a visitor sees the others only.
 */
export async function previousRelease(id: string, from: string, token: string): Promise<Previous> {
  if (existsSync(from)) return { descriptor: descriptorIn(readFileSync(from, 'utf8')), isCertain: true };
  if (token === '') {
    const { modules } = ModulesReply.parse(await read(from, '/api/modules'));
    const descriptor = modules.find((module) => module.descriptor.id === id)?.descriptor;
    return { descriptor, isCertain: descriptor !== undefined };
  }
  const headers = { authorization: `Bearer ${token}` };
  const { modules } = StaffModulesReply.parse(await read(from, '/api/staff/modules', headers));
  const stable = modules.find((module) => module.id === id)?.stable ?? null;
  if (stable === null) return { descriptor: undefined, isCertain: true };
  const release = ModuleRelease.parse(await read(from, `/modules/${id}/${stable}/release.json`));
  return { descriptor: release.descriptor, isCertain: true };
}

const descriptorIn = (text: string) => ModuleRelease.parse(JSON.parse(text)).descriptor;

async function read(from: string, path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(new URL(path, from), { headers });
  if (!reply.ok) throw new Error(`${from} replied ${reply.status} to the request for ${path}.`);
  return reply.json();
}
