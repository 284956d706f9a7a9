import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { moduleFolders } from '../lib/buildTargets.mjs';
import { inRoot } from '../lib/paths.mjs';
import { readDescriptor } from '../../webpack/readDescriptor';

const LONGEST_NAME = 30;
/** Names that would read wrongly in an address or a folder. */
const NOT_NAMES = ['api', 'assets', 'dev', 'module', 'modules', 'sample', 'server', 'shared', 'shell'];

/** The names of the pages the shell has itself stand in its routes; a first segment of these is taken. */
const shellPages = () =>
  readdirSync(inRoot('shell', 'src', 'pages'), { recursive: true, encoding: 'utf8' }).map((file) =>
    basename(file)
      .replace(/(Page)?\.tsx?$/, '')
      .toLowerCase(),
  );

/** Why there cannot be a module of this name, in words; undefined when there can. */
export function nameProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    // it becomes part of a JavaScript name, a folder, an address and a slice
    return `A module's name is one word of lower-case letters and digits that starts with a letter, such as news; "${id}" is not.`;
  }
  if (id.length > LONGEST_NAME) return `A module's name has at most ${LONGEST_NAME} letters.`;
  if (NOT_NAMES.includes(id)) return `"${id}" means something else here.`;
  if (existsSync(inRoot(`mfe-${id}`)))
    return `There is something in mfe-${id}/ already; nothing was changed.`;
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
