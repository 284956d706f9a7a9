import { basename } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createStandaloneConfig } from './standaloneConfig';

// npm run dev -w mfe-x: serves that module standalone and reloads when its files change. Its package.json names the port
const folder = basename(process.cwd()); // npm runs a workspace's script in its folder
if (!folder.startsWith('mfe-')) throw new Error('Run this in a module: npm run dev -w mfe-screener.');
const port = Number(process.env.PORT ?? process.argv[2] ?? 8100);

const compiler = webpack(createStandaloneConfig(folder.slice('mfe-'.length))({}, { mode: 'development' }));
if (!compiler) throw new Error('webpack returned no compiler.');
const server = new WebpackDevServer(
  { host: 'localhost', port, hot: false, liveReload: true, historyApiFallback: true },
  compiler,
);
await server.start();
console.log(`${folder} runs standalone at http://localhost:${port}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.stop());
