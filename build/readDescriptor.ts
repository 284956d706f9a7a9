import { ModuleDescriptor, ModuleFile } from '@tayyib/shared/contracts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Where editors find the schema of `module.json`, from the root of the workspace. */
export const SCHEMA_FILE = 'webpack/moduleDescriptor.schema.json';

/** The JSON schema of `module.json`, generated from the contract; draft 7 is what editors support. */
export const descriptorSchema = () => z.toJSONSchema(ModuleFile, { target: 'draft-7', io: 'input' });

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
