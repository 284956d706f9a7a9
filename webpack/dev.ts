import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { moduleFolders } from '../build/buildTargets.mjs';
import { inRoot } from '../build/paths.mjs';
import type { ConfigFactory } from './baseConfig';
import { PlaceholderPlugin } from './plugins/PlaceholderPlugin';

// npm run dev: builds the shell in memory and the modules into dist/dev, rebuilds both on every change, and reloads the
// page. Requests for anything else are proxied to the server, which reads the modules from dist/dev.
const { PORT = '8080', SERVER_PORT = '8081', MODULE_KEYS = '', MODULE_ORIGINS = '' } = process.env;
const AGGREGATE_MS = 20; // an editor saves several files within this time
const PROXIED_PATHS = ['/api', '/modules', '/peer', '/socket.io'];

async function configurationOf(folder: string): Promise<Configuration> {
  const file = pathToFileURL(inRoot(folder, 'webpack.config.ts')).href;
  const { default: createConfig }: { default: ConfigFactory } = await import(file);
  return createConfig({}, { mode: 'development' });
}

function compilerOf<Config extends Configuration | Configuration[]>(config: Config) {
  const compiler = Array.isArray(config) ? webpack(config) : webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler.');
  return compiler;
}

const shell = await configurationOf('shell');
const placeholders = new PlaceholderPlugin({
  __MODULE_KEYS__: MODULE_KEYS,
  __MODULE_ORIGINS__: MODULE_ORIGINS,
  __TITLE__: 'Tayyib',
  __DESCRIPTION__: '',
  __ROBOTS__: 'noindex',
  __ADDRESS__: '/',
  __FIRST_FILES__: '',
  __SUMMARY__: '',
  __PAGE__: '',
  __CONTENT__: '',
});

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port: Number(PORT),
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    static: false,
    proxy: [{ context: PROXIED_PATHS, target: `http://127.0.0.1:${SERVER_PORT}`, ws: true }],
    webSocketServer: { type: 'ws', options: { path: '/dev-server' } },
    client: { webSocketURL: { pathname: '/dev-server' } },
  },
  compilerOf({
    ...shell,
    plugins: [...(shell.plugins ?? []), placeholders],
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
  if (message === 'server-ready') reloadPages(); // started, or restarted because its sources changed
});
