import { parseArgs } from 'node:util';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { breaksOfItself, breaksWithBefore, breaksWithSdk, linksInto } from './contractBreaks';
import { readModuleFacts } from './moduleFacts';
import { previousRelease } from './previousRelease';
import { readSurface } from './readSurface';
import { sdkNamedBy } from './sdkFiles';

// npm run check:contract -- mfe-screener [--against http://localhost:8080 | release.json]
// Reports what the module uses that the shell does not provide, and what others use of it that would be missing.
async function main(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string', default: 'http://localhost:8080' } },
  });
  const [name, ...more] = positionals;
  const folders = moduleFolders();
  if (name === undefined || more.length > 0 || !folders.includes(name)) {
    throw new Error(
      `Usage: npm run check:contract -- mfe-screener [--against http://localhost:8080 | release.json]\nThere is ${folders.join(', ')}.`,
    );
  }
  const module = readModuleFacts(name);
  const { descriptor } = module;
  const before = await previousRelease(descriptor.id, values.against).catch((error: unknown) => {
    throw new Error(`The published version could not be read from ${values.against}: ${String(error)}`);
  });
  console.log(before ? `${name} against ${values.against}` : `${name} is not published at ${values.against}`);
  const others = folders.filter((folder) => folder !== name).map(readModuleFacts);
  return [
    ...breaksOfItself(module),
    ...breaksWithSdk(module, { named: sdkNamedBy(descriptor.sdk), current: await readSurface() }),
    ...(before ? [...breaksWithBefore(descriptor, before), ...linksInto(descriptor, before, others)] : []),
  ];
}

try {
  const breaks = await main();
  for (const sentence of breaks) console.error(`  ${sentence}`);
  console.log(
    breaks.length === 0 ? 'The contract is met.' : `The contract is broken in ${breaks.length} places.`,
  );
  if (breaks.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
