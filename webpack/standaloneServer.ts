import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves a standalone module until the process is asked to end. A saved component replaces the one of open pages, which keeps its
 * state; after another change they reload.
 */
export async function startStandaloneServer(configuration: Configuration, port: number): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack returned no compiler.');
  const server = new WebpackDevServer(
    { host: 'localhost', port, hot: true, historyApiFallback: true },
    compiler,
  );
  await server.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.stop());
}
