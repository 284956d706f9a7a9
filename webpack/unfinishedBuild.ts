import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { refuseBuilt } from '../build/builtRelease';
import { modulesDist } from '../build/paths.mjs';

/** Beside the folder that servers read, so that it is on the same disk. */
const unfinished = `${modulesDist}.unfinished`;

/**
 * The configuration of a module that is built elsewhere: servers read every folder of `modulesDist`, and a build may be interrupted.
 * `finish` moves what was built to its place, unless every server would refuse it.
 */
export function builtElsewhere(configuration: Configuration, module: string) {
  const place = configuration.output?.path;
  if (place === undefined) throw new Error(`The build of ${module} has no output folder.`);
  const path = join(unfinished, module);
  return {
    configuration: { ...configuration, output: { ...configuration.output, path } },
    finish() {
      refuseBuilt(path);
      rmSync(place, { recursive: true, force: true });
      mkdirSync(dirname(place), { recursive: true });
      renameSync(path, place);
    },
  };
}
