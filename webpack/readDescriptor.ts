import { ModuleDescriptor, ModuleFile } from '@tayyib/shared/contracts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Reads a `module.json`, without its `$schema`; throws an error that names every field that is wrong. */
export function readModuleFile(file: string): ModuleDescriptor {
  const parsed = ModuleFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error([`${file} is not a module descriptor:`, ...problems].join('\n'));
  }
  return ModuleDescriptor.strip().parse(parsed.data);
}

/** Reads a module folder's `module.json`, whose id is that of the folder. */
export function readDescriptor(folder: string): ModuleDescriptor {
  const file = join(folder, 'module.json');
  const descriptor = readModuleFile(file);
  if (basename(folder) !== `mfe-${descriptor.id}`) {
    throw new Error(`${file} has the id "${descriptor.id}" but lies in ${basename(folder)}/.`);
  }
  return descriptor;
}
