import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { moduleFolders, versionOf } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { publishOptions, publishRelease } from './publishRelease';
import { run } from './runProgram.mjs';

// npm run publish:module -- mfe-screener [--server http://localhost:8080] [--stable | --canary 10] [--why "…"] [--allow-breaking "…"]
// TAYYIB_TOKEN is a token of the module, which only publishes, or an access token of an owner, who may roll out too.

const usage = `Usage: npm run publish:module -- mfe-screener [--server http://localhost:8080] [--stable | --canary 10] [--why "…"] [--allow-breaking "…"]
TAYYIB_TOKEN must be a token of the module, which an owner makes at /staff/modules, and which only publishes;
for --stable and --canary an access token of an owner.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: publishOptions });
  const [name] = positionals;
  const { TAYYIB_TOKEN: token = '' } = process.env;
  if (name === undefined || token === '') throw new Error(usage);
  const folder = await buildRelease(name);
  await publishRelease(token, folder, values);
}

/** Builds the module into a folder that no local server serves. Returns the folder. */
async function buildRelease(name: string): Promise<string> {
  if (!moduleFolders().includes(name)) {
    throw new Error(`There is no module ${name}. Modules: ${moduleFolders().join(', ')}.`);
  }
  const dist = inRoot('dist', 'publish');
  const folder = join(dist, name.slice('mfe-'.length), versionOf(name));
  if (existsSync(join(folder, 'release.json'))) return folder;
  console.log(`build ${name} …`);
  const args = ['--import', 'tsx', inRoot('webpack', 'buildOne.ts'), name];
  const { isOk, output, seconds } = await run(process.execPath, args, { env: { MODULES_DIST: dist } });
  if (!isOk) throw new Error(output.trim());
  console.log(`build ${name} done in ${seconds} s`);
  return folder;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
