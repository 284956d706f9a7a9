import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { shellStamp, versionOf } from '../build/buildTargets.mjs';
import { inRoot } from '../build/paths.mjs';
import type { ConfigFactory } from './baseConfig';
import { runBuild } from './runBuild';
import { createStandaloneConfig } from './standaloneWorkspaceConfig';
import { createSingleBundleConfig } from './singleBundleConfig';
import { builtElsewhere } from './unfinishedBuild';

async function configurationOf(target: string): Promise<Configuration> {
  if (target === 'single-bundle') return createSingleBundleConfig()();
  const [, standaloneId] = /^standalone:mfe-(.+)$/.exec(target) ?? [];
  if (standaloneId) return createStandaloneConfig(standaloneId)();
  const file = pathToFileURL(inRoot(target, 'webpack.config.ts')).href;
  const { default: createConfig }: { default: ConfigFactory } = await import(file);
  return createConfig();
}

// Builds one target in this process: `shell`, `mfe-x`, `standalone:mfe-x` or `single-bundle`. build.ts starts it.
const target = process.argv[2] ?? '';
try {
  const version = target === 'shell' ? versionOf(target) : undefined; // computed before the build, in case sources change
  const configured = await configurationOf(target);
  const { configuration, finish } = target.startsWith('mfe-')
    ? builtElsewhere(configured, target)
    : { configuration: configured, finish: () => {} };
  const warnings = await runBuild(configuration);
  if (warnings) console.warn(warnings);
  finish();
  if (version) writeFileSync(shellStamp, `${JSON.stringify({ version })}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
