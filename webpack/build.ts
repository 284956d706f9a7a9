import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { buildTargets, releasesOf } from '../build/buildTargets.mjs';
import { inRoot, modulesDist } from '../build/paths.mjs';

// tsx webpack/build.ts [shell | mfe-x …]      the stale ones of these, or of everything
// tsx webpack/build.ts --standalone mfe-x     the module standalone, into dist/standalone/x
// tsx webpack/build.ts --single-bundle        everything as one bundle, into dist/single-bundle, for `npm run bench`

/** One build per core, limited by the memory of a small machine: a build uses up to a gigabyte. */
const PARALLEL = Math.min(4, Math.max(2, availableParallelism()));
const PROGRESS_INTERVAL_MS = 10_000;
/** Open tabs still load chunks of the version they started with, and a rollback needs an earlier version. */
const RETAINED_RELEASES = 3;

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Builds in a child process. Resolves with whether it succeeded; prints its output if not. */
function build(name: string): Promise<boolean> {
  const startedMs = performance.now();
  console.log(`build ${name} …`);
  const script = ['--import', 'tsx', inRoot('webpack', 'buildOne.ts'), name];
  const child = spawn(process.execPath, script, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const isBuilt = code === 0;
      console.log(`build ${name} ${isBuilt ? 'done' : 'FAILED'} in ${seconds(startedMs)}`);
      const text = Buffer.concat(output).toString().trim();
      if (text) console.log(text);
      resolve(isBuilt);
    });
  });
}

/** Removes what is not one of the last releases, such as a folder of a build that was interrupted before it was built elsewhere. */
function removeOldReleases(name: string): void {
  const id = name.slice('mfe-'.length);
  const retained = releasesOf(id)
    .slice(0, RETAINED_RELEASES)
    .map(({ version }) => version);
  for (const version of readdirSync(`${modulesDist}/${id}`)) {
    if (!retained.includes(version)) rmSync(`${modulesDist}/${id}/${version}`, { recursive: true });
  }
}

function namesToBuild(args: string[]): string[] {
  if (args[0] === '--standalone') return args.slice(1).map((name) => `standalone:${name}`);
  if (args[0] === '--single-bundle') return ['single-bundle'];
  const targets = buildTargets();
  const unknown = args.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown build target: ${unknown.join(', ')}. Targets: ${targets.map((t) => t.name).join(', ')}.`,
    );
  }
  return targets
    .filter(({ name, isStale }) => isStale && (args.length === 0 || args.includes(name)))
    .map(({ name }) => name);
}

async function main(): Promise<boolean> {
  const startedMs = performance.now();
  const waiting = namesToBuild(process.argv.slice(2));
  if (waiting.length === 0) {
    console.log('Everything is up to date.');
    return true;
  }
  const total = waiting.length;
  const running = new Set<string>();
  const outcomes: boolean[] = [];
  const progress = setInterval(
    () =>
      console.log(
        `  ${seconds(startedMs)}: ${outcomes.length} of ${total} built, ${[...running].join(', ')} …`,
      ),
    PROGRESS_INTERVAL_MS,
  );
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      running.add(name);
      const isBuilt = await build(name);
      running.delete(name);
      outcomes.push(isBuilt);
      if (isBuilt && name.startsWith('mfe-')) removeOldReleases(name);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  clearInterval(progress);
  console.log(`Built ${outcomes.filter(Boolean).length} of ${outcomes.length} in ${seconds(startedMs)}.`);
  return outcomes.every(Boolean);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
