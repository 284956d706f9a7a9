import webpack, { type Configuration } from 'webpack';

/** Builds once. Resolves with the warnings; rejects with the errors. */
export function runBuild(configuration: Configuration): Promise<string> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack returned no compiler.');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const isClean = !stats || (!stats.hasErrors() && !stats.hasWarnings());
        const problems = isClean ? '' : stats.toString({ preset: 'errors-warnings' });
        if (stats?.hasErrors()) return reject(new Error(problems));
        resolve(problems);
      });
    });
  });
}
