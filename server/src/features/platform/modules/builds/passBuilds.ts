import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { problemText, violation, type GateProblem } from '@tayyib/shared/gate';
import type { FastifyInstance } from 'fastify';
import { gateContext } from '../publishing/gate/gateContext';
import type { SentFile } from '../publishing/gate/messages';
import { readRegistry } from '../registry/readRegistry';
import { CheckedBuilds } from './checkedBuilds';
import type { FoundRelease } from './findReleases';

/**
 * The builds that pass the gate, and those that the registry has already. Another is reported and left out. Breaking changes are reported
 * only: whoever put the build there released it with the server. What passed on an earlier start is not checked again.
 */
export async function passBuilds(
  app: Pick<FastifyInstance, 'config' | 'db' | 'releaseGate'>,
  folder: string,
  found: readonly FoundRelease[],
  report: (sentence: string) => void,
): Promise<FoundRelease[]> {
  const { modules } = await readRegistry(app.db);
  const known = new Set(
    modules.flatMap(({ versions }) =>
      [...versions.values()].map(({ manifestIntegrity }) => manifestIntegrity),
    ),
  );
  const checked = new CheckedBuilds(app.config.distDir, app.config.codeVersion);
  await checked.read();
  const passed: FoundRelease[] = [];
  for (const each of found) {
    const { release, manifestIntegrity } = each;
    const problems = known.has(manifestIntegrity) ? [] : await problemsOf(release);
    const where = `The build ${release.id} ${release.version}`;
    const isRefused = problems.some(({ code }) => code !== 'breaking-change');
    if (problems.length > 0)
      report([`${where} ${isRefused ? 'is left out' : 'breaks'}:`, ...problems.map(problemText)].join('\n'));
    if (!isRefused) passed.push(each);
  }
  await checked.write();
  return passed;

  async function problemsOf(release: ModuleRelease) {
    const files = await filesOf(path.join(folder, release.id, release.version), release);
    if (!Array.isArray(files)) return [files];
    const newest = new Map(found.map(({ release: other }) => [other.id, other.descriptor]));
    newest.delete(release.id);
    const { before, others } = gateContext(release.id, modules);
    // builds of one deployment know each other
    const context = { before, others: [...others.filter(({ id }) => !newest.has(id)), ...newest.values()] };
    const request = { release, files, context };
    if (checked.has(request)) return [];
    const problems = await app.releaseGate.check(request);
    if (problems.length === 0) checked.add(request);
    return problems;
  }
}

/** The files of a build, or that one cannot be read: a build that was interrupted must not keep the server from starting. */
async function filesOf(folder: string, { integrity }: ModuleRelease): Promise<SentFile[] | GateProblem> {
  const files: SentFile[] = [];
  for (const name of Object.keys(integrity)) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content === null) return violation(name, 'it cannot be read; build the module again');
    files.push(/\.(js|css)$/.test(name) ? { name, content } : { name, gzipBytes: content.length });
  }
  return files;
}
