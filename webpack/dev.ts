import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { moduleFolders } from '../scripts/lib/buildTargets.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import type { ConfigFactory } from './baseConfig';
import { PageFactsPlugin } from './plugins/PageFactsPlugin';

// npm run dev: builds the shell in memory and the modules into dist/dev, both again at every change, and reloads the
// page. Everything that is not the shell is asked of the server, which reads the modules from there.
const { PORT = '8080', SERVER_PORT = '8081', MODULE_KEYS = '', MODULE_ORIGINS = '' } = process.env;
const AGGREGATE_MS = 20; // an editor that saves several files at once does so within this
const FOR_THE_SERVER = ['/api', '/modules', '/peer', '/socket.io'];

async function configurationOf(folder: string): Promise<Configuration> {
  const file = pathToFileURL(inRoot(folder, 'webpack.config.ts')).href;
  const { default: createConfig }: { default: ConfigFactory } = await import(file);
  return createConfig({}, { mode: 'development' });
}

function compilerOf<Config extends Configuration | Configuration[]>(config: Config) {
  const compiler = Array.isArray(config) ? webpack(config) : webpack(config);
  if (!compiler) throw new Error('webpack made no compiler.');
  return compiler;
}

const shell = await configurationOf('shell');
const facts = new PageFactsPlugin({ __MODULE_KEYS__: MODULE_KEYS, __MODULE_ORIGINS__: MODULE_ORIGINS });

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port: Number(PORT),
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    static: false,
    proxy: [{ context: FOR_THE_SERVER, target: `http://127.0.0.1:${SERVER_PORT}`, ws: true }],
    webSocketServer: { type: 'ws', options: { path: '/dev-server' } },
    client: { webSocketURL: { pathname: '/dev-server' } },
  },
  compilerOf({
    ...shell,
    plugins: [...(shell.plugins ?? []), facts],
    watchOptions: { aggregateTimeout: AGGREGATE_MS },
  }),
);
await server.start();

function reloadPages(): void {
  if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed');
}

const modules = compilerOf(await Promise.all(moduleFolders().map(configurationOf)));
modules.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
  if (error) return console.error(error.message);
  if (stats?.hasErrors() || stats?.hasWarnings()) console.log(stats.toString({ preset: 'errors-warnings' }));
  if (stats?.hasErrors()) return;
  console.log(`modules built at ${new Date().toLocaleTimeString()}`);
  reloadPages();
});

process.on('message', (message) => {
  if (message === 'server-ready') reloadPages(); // it has started, or started again because its sources changed
});
