import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';
import { wordProblem } from './renamed';

/** The names of the shell's own pages, which are part of its routes. */
const shellPages = () =>
  readdirSync(inRoot('shell', 'src', 'pages'), { recursive: true, encoding: 'utf8' }).map((file) =>
    basename(file)
      .replace(/(Page)?\.tsx?$/, '')
      .toLowerCase(),
  );

/** Why a module cannot have this name; undefined if it can. */
export function nameProblem(id: string): string | undefined {
  const problem = wordProblem(id);
  if (problem !== undefined) return problem;
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
