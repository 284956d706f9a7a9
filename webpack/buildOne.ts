import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { shellStamp, versionOf } from '../scripts/lib/buildTargets.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import type { ConfigFactory } from './baseConfig';
import { createAloneConfig } from './aloneConfig';
import { createPlainConfig } from './plainConfig';

async function configurationOf(target: string): Promise<Configuration> {
  if (target === 'plain') return createPlainConfig()();
  if (target.startsWith('alone:mfe-')) return createAloneConfig(target.slice('alone:mfe-'.length))();
  const file = pathToFileURL(inRoot(target, 'webpack.config.ts')).href;
  const { default: createConfig }: { default: ConfigFactory } = await import(file);
  return createConfig();
}

function run(configuration: Configuration): Promise<string> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack made no compiler.');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const isSilent = !stats || (!stats.hasErrors() && !stats.hasWarnings());
        const problems = isSilent ? '' : stats.toString({ preset: 'errors-warnings' });
        if (stats?.hasErrors()) return reject(new Error(problems));
        resolve(problems);
      });
    });
  });
}

// Builds one thing in this process: `shell`, `mfe-x`, `alone:mfe-x` or `plain`. build.ts starts it.
const target = process.argv[2] ?? '';
try {
  const version = target === 'shell' ? versionOf(target) : undefined; // of the sources as they are now
  const warnings = await run(await configurationOf(target));
  if (warnings) console.warn(warnings);
  if (version) writeFileSync(shellStamp, `${JSON.stringify({ version })}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
