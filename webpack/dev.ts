import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { moduleFolders } from '../build/buildTargets.mjs';
import { inRoot } from '../build/paths.mjs';
import type { ConfigFactory } from './baseConfig';
import { PlaceholderPlugin } from './plugins/PlaceholderPlugin';

// npm run dev: builds the shell in memory and the modules into dist/dev, and rebuilds both on every change. A saved component replaces
// the one of open pages, which keeps its state; after another change they reload. Requests for anything else are proxied to the server,
// which reads the modules from dist/dev.
const { PORT = '8080', SERVER_PORT = '8081', MODULE_KEYS = '', MODULE_ORIGINS = '' } = process.env;
const AGGREGATE_MS = 20; // an editor saves several files within this time
const PROXIED_PATHS = ['/api', '/modules', '/peer', '/socket.io'];
const SAVES_PATH = '/dev-server/saves';
/** Of builds that are watched: no release lists them, so the server does not send them. */
const HOT_UPDATE = '.hot-update.';

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
  __ENTRY_TYPE__: 'text/javascript',
  __ROBOTS__: 'noindex',
  __ADDRESS__: '/',
  __FIRST_FILES__: '',
  __SUMMARY__: '',
  __PAGE__: '',
  __CONTENT__: '',
});

/** Open pages that follow which modules are saved. */
const followers = new Set<ServerResponse>();

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port: Number(PORT),
    hot: true,
    historyApiFallback: true,
    static: { directory: inRoot('dist', 'dev', 'modules'), publicPath: '/modules', watch: false },
    setupMiddlewares: (middlewares) => [{ path: SAVES_PATH, middleware: follow }, ...middlewares],
    proxy: [{ context: isProxied, target: `http://127.0.0.1:${SERVER_PORT}`, ws: true }],
    webSocketServer: { type: 'ws', options: { path: '/dev-server' } },
    client: { webSocketURL: { pathname: '/dev-server' } },
  },
  compilerOf({
    ...shell,
    entry: {
      main: [inRoot('webpack', 'development', 'followModules.ts'), './src/index.ts'],
      'first-paint': './src/theme/firstPaint.ts',
    },
    optimization: { ...shell.optimization, runtimeChunk: 'single' },
    plugins: [...(shell.plugins ?? []), placeholders],
    watchOptions: { aggregateTimeout: AGGREGATE_MS },
  }),
);
await server.start();

function isProxied(path: string): boolean {
  return PROXIED_PATHS.some((start) => path.startsWith(start)) && !path.includes(HOT_UPDATE);
}

function follow(_request: IncomingMessage, reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.write(': open\n\n');
  followers.add(reply);
  reply.on('close', () => followers.delete(reply));
}

function reloadPages(): void {
  if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed');
}

/** The last build of each module. */
const builds = new Map<string, string>();

/** The ids of the modules that these builds changed. */
function changedModules(stats: readonly Stats[]): string[] {
  return stats.flatMap(({ compilation: { name = '' }, hash = '' }) => {
    const before = builds.get(name);
    builds.set(name, hash);
    return before === undefined || before === hash ? [] : [name.slice('mfe-'.length)];
  });
}

const modules = compilerOf(await Promise.all(moduleFolders().map(configurationOf)));
modules.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
  if (error) return console.error(error.message);
  if (stats?.hasErrors() || stats?.hasWarnings()) console.log(stats.toString({ preset: 'errors-warnings' }));
  if (stats?.hasErrors()) return;
  if (!stats) return;
  const changed = changedModules('stats' in stats ? stats.stats : [stats]);
  console.log(`${changed.join(', ') || 'modules'} built at ${new Date().toLocaleTimeString()}`);
  if (changed.length > 0)
    for (const follower of followers) follower.write(`data: ${JSON.stringify(changed)}\n\n`);
  else reloadPages();
});

process.on('message', (message) => {
  if (message === 'server-ready') reloadPages(); // started, or restarted because its sources changed
});
