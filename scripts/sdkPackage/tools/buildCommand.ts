import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseBuilt } from '../../../build/builtRelease';
import { moduleConfig } from '../../../webpack/moduleConfig';
import { runBuild } from '../../../webpack/runBuild';
import { moduleBuild, readProject } from './project';

/** Builds a release, unless this version is built. Throws what every server would refuse of it. Returns its folder. */
export async function build(project = readProject()): Promise<string> {
  const settings = moduleBuild(project, 'production');
  const release = join(settings.outputFolder, 'release.json');
  if (!existsSync(release)) {
    const warnings = await runBuild(moduleConfig(settings));
    if (warnings) console.warn(warnings);
  }
  refuseBuilt(settings.outputFolder);
  return settings.outputFolder;
}
