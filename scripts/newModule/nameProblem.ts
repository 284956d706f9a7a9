import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';

const MAX_NAME_LENGTH = 30;
/** Names with another meaning in addresses or folders. */
const RESERVED_NAMES = ['api', 'assets', 'dev', 'module', 'modules', 'sample', 'server', 'shared', 'shell'];

/** The names of the shell's own pages, which are part of its routes. */
const shellPages = () =>
  readdirSync(inRoot('shell', 'src', 'pages'), { recursive: true, encoding: 'utf8' }).map((file) =>
    basename(file)
      .replace(/(Page)?\.tsx?$/, '')
      .toLowerCase(),
  );

/** Why a module cannot have this name; undefined if it can. */
export function nameProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    // it becomes part of a JavaScript name, a folder, an address and a slice
    return `A module's name is one word of lower-case letters and digits that starts with a letter, such as news; "${id}" is not.`;
  }
  if (id.length > MAX_NAME_LENGTH) return `A module's name has at most ${MAX_NAME_LENGTH} letters.`;
  if (RESERVED_NAMES.includes(id)) return `"${id}" is a reserved name.`;
  if (existsSync(inRoot(`mfe-${id}`))) return `There is an mfe-${id}/ already; nothing was changed.`;
  if (shellPages().includes(id)) return `The shell has a page called ${id}.`;
  const owner = moduleFolders()
    .map((folder) => readDescriptor(inRoot(folder)))
    .find((descriptor) => owns(descriptor, id));
  return owner && `The module ${owner.id} has an address, a slice or a tag called ${id}.`;
}

function owns({ routes, owns: { slices, endpoints, tags } }: ModuleDescriptor, id: string): boolean {
  return (
    routes.some(({ path }) => path.split('/')[1] === id) ||
    [...slices, endpoints, ...tags].some((name) => name.toLowerCase() === id)
  );
}
