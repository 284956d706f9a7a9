import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, root } from '../build/paths.mjs';
import { startDevelopmentProviders, wantsDevelopmentProviders } from './lib/developmentProviders.mjs';
import { startServer, untilReady } from './lib/server.mjs';

// npm run dev: everything, rebuilt as files are saved
const { PORT = '8080', SERVER_PORT = String(Number(PORT) + 1) } = process.env;

await ensureInstalled();
const dist = inRoot('dist', 'dev');
mkdirSync(`${dist}/modules`, { recursive: true });

// webpack serves the page and the server the registry; both need the signing key
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = publicKey.export({ type: 'spki', format: 'der' });
const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 16);
const MODULE_KEYS = `${keyId}:${spki.toString('base64')}`;
const MODULE_SIGNING_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const webpack = spawn(process.execPath, ['--import', 'tsx', 'webpack/dev.ts'], {
  cwd: root,
  env: { ...process.env, PORT, SERVER_PORT, MODULE_KEYS },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
webpack.on('exit', (code) => process.exit(code ?? 1));
process.on('exit', () => webpack.kill());

const providers = wantsDevelopmentProviders(process.env)
  ? await startDevelopmentProviders(`http://localhost:${PORT}`)
  : undefined;

// the browser connects to the development server, and the server checks the Origin header against PUBLIC_URL
startServer({
  env: {
    ...providers?.env,
    MODULE_SIGNING_KEY,
    FOLLOW_BUILDS: 'on',
    DIST_DIR: dist,
    PORT: SERVER_PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
  },
  onReady: () => webpack.send('server-ready'),
});
await untilReady(`http://localhost:${SERVER_PORT}`);
console.log(`Tayyib is at http://localhost:${PORT} once the first build is done.`);
