import { ModuleDescriptor } from '@tayyib/shared/contracts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Reads and validates a module folder's `module.json`. The error lists every invalid field. */
export function readDescriptor(folder: string): ModuleDescriptor {
  const file = join(folder, 'module.json');
  const parsed = ModuleDescriptor.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error([`${file} is not a module descriptor:`, ...problems].join('\n'));
  }
  if (basename(folder) !== `mfe-${parsed.data.id}`) {
    throw new Error(`${file} has the id "${parsed.data.id}" but is in ${basename(folder)}/.`);
  }
  return parsed.data;
}
