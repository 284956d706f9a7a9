import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { buildTargets, releasesOf } from '../scripts/lib/buildTargets.mjs';
import { inRoot, modulesDist } from '../scripts/lib/paths.mjs';

// tsx webpack/build.ts [shell | mfe-x …]      what is stale of these, or of everything
// tsx webpack/build.ts --alone mfe-x          the module by itself, into dist/alone/x
// tsx webpack/build.ts --plain                all as one ordinary bundle, into dist/plain, for `npm run bench`

/** One per core, and no more than fit in the memory of a small machine: a build takes up to a gigabyte. */
const PARALLEL = Math.min(4, Math.max(2, availableParallelism()));
const SAY_EVERY_MS = 10_000;
/** Tabs that are open keep loading pages of the version they started with, and a roll-back needs one to go to. */
const KEPT_RELEASES = 3;

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Builds in a process of its own; the answer is whether it worked, and its output is printed when it did not. */
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

function removeOldReleases(name: string): void {
  const id = name.slice('mfe-'.length);
  for (const { version } of releasesOf(id).slice(KEPT_RELEASES)) {
    rmSync(`${modulesDist}/${id}/${version}`, { recursive: true });
  }
}

function namesToBuild(args: string[]): string[] {
  if (args[0] === '--alone') return args.slice(1).map((name) => `alone:${name}`);
  if (args[0] === '--plain') return ['plain'];
  const targets = buildTargets();
  const unknown = args.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `Nothing to build is called ${unknown.join(', ')}. There is ${targets.map((t) => t.name).join(', ')}.`,
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
    console.log('Everything is built.');
    return true;
  }
  const total = waiting.length;
  const running = new Set<string>();
  const outcomes: boolean[] = [];
  const saying = setInterval(
    () =>
      console.log(
        `  ${seconds(startedMs)}: ${outcomes.length} of ${total} built, ${[...running].join(', ')} …`,
      ),
    SAY_EVERY_MS,
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
  clearInterval(saying);
  console.log(`Built ${outcomes.filter(Boolean).length} of ${outcomes.length} in ${seconds(startedMs)}.`);
  return outcomes.every(Boolean);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
