import { NewOverrideReply } from '@tayyib/shared/contracts';
import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import { extname, join, normalize } from 'node:path';
import webpack from 'webpack';
import { refuseBuilt } from '../../../build/builtRelease';
import { sendJson } from '../../lib/publishRelease';
import { moduleConfig } from '../../../webpack/moduleConfig';
import { standaloneConfig } from '../../../webpack/standaloneConfig';
import { startStandaloneServer } from '../../../webpack/standaloneServer';
import { moduleBuild, placeOf, readProject } from './project';

/** The version of a build that is only on this machine. */
const LOCAL = 'local';
const LINK_HOURS = 8;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the module standalone and reloads it as its files change. */
export async function devStandalone(port: number): Promise<void> {
  const project = readProject();
  const { id } = project.descriptor;
  const { folder } = project;
  await startStandaloneServer(
    standaloneConfig({
      id,
      mode: 'development',
      folder,
      outputFolder: join(folder, 'dist', 'standalone'),
      place: placeOf(project),
    }),
    port,
  );
  console.log(`${id} runs standalone at http://localhost:${port}`);
}

/**
 * Serves a build of the module from this machine, and prints a tester's link with which a deployed shell loads it: one for each save,
 * because a link names the hashes of its files. The server has to reach the address, and to have it in `MODULE_ORIGINS`.
 */
export async function devInShell(shell: string, token: string, port: number): Promise<void> {
  const project = readProject();
  const settings = moduleBuild(project, 'production', LOCAL);
  const origin = `http://localhost:${port}`;
  await serve(settings.outputFolder, port);
  const compiler = webpack(moduleConfig(settings));
  if (!compiler) throw new Error('webpack returned no compiler.');
  compiler.watch({}, (error, stats) => {
    if (error) return console.error(error.message);
    if (stats?.hasErrors() || stats?.hasWarnings())
      console.log(stats.toString({ preset: 'errors-warnings' }));
    if (stats?.hasErrors()) return;
    try {
      refuseBuilt(settings.outputFolder);
    } catch (refused) {
      printError(refused);
    }
    sendJson({ address: shell, token }, 'POST', '/api/staff/module-overrides', {
      modules: [{ id: project.descriptor.id, base: `${origin}/` }],
      hours: LINK_HOURS,
      why: 'A build on the machine of its developer.',
    }).then((reply) => console.log(`Open ${NewOverrideReply.parse(reply).link}`), printError);
  });
}

const printError = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** Serves the files of a folder to pages of any origin: their hashes are in the link. */
function serve(folder: string, port: number): Promise<void> {
  const server = http.createServer(({ url = '/' }, reply) => {
    const file = join(folder, normalize(new URL(url, 'http://localhost').pathname));
    const isFile = existsSync(file) && statSync(file).isFile();
    reply.writeHead(isFile ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    if (isFile) createReadStream(file).pipe(reply);
    else reply.end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
}
