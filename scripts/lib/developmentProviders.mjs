import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { inRoot, root } from '../../build/paths.mjs';

/** The certified provider of our tests. It is not part of a build, and what it needs is a dev dependency. */
const PROVIDER = 'server/src/testing/identityProvider/main.ts';

/**
 * Whether local stand-ins are wanted: on a developer's machine with its own database, where neither provider is configured.
 * @param {NodeJS.ProcessEnv} env
 */
export const wantsDevelopmentProviders = ({ NODE_ENV, DATABASE_URL, GOOGLE_CLIENT_ID, APPLE_CLIENT_ID }) =>
  (NODE_ENV ?? 'development') === 'development' &&
  ![DATABASE_URL, GOOGLE_CLIENT_ID, APPLE_CLIENT_ID].some(Boolean) &&
  existsSync(inRoot('node_modules', 'oidc-provider'));

/**
 * Starts local stand-ins for Google and Apple, which end with this process: any email and any password sign in.
 * @param {string} address where a browser finds the product, without a path
 * @returns {Promise<{ env: Record<string, string>, stop: () => void }>} with the settings that make the server use them
 */
export async function startDevelopmentProviders(address) {
  const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = randomBytes(24).toString('hex');
  const settings = (/** @type {string} */ id) => ({
    PORT: '0',
    CLIENT_ID: `development-${id}`,
    CLIENT_SECRET: secret,
    REDIRECT_URI: `${address}/api/oauth/${id}/callback`,
  });
  const keyOfApple = { APPLE_TEAM_ID: 'DEVELOPERS', APPLE_KEY_ID: 'DEVELOPKEY' };
  const [google, apple] = await Promise.all([
    startProvider(settings('google')),
    startProvider({
      ...settings('apple'),
      ...keyOfApple,
      APPLE_PUBLIC_KEY: appleKey.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }),
  ]);
  return {
    env: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: 'development-google',
      GOOGLE_CLIENT_SECRET: secret,
      APPLE_ISSUER: apple.issuer,
      APPLE_CLIENT_ID: 'development-apple',
      ...keyOfApple,
      APPLE_PRIVATE_KEY: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    stop() {
      google.stop();
      apple.stop();
    },
  };
}

/** @param {Record<string, string>} settings @returns {Promise<{ issuer: string, stop: () => void }>} */
function startProvider(settings) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROVIDER], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A local provider ended with ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const issuer = /^Issuer (\S+)$/.exec(line)?.[1];
      if (issuer !== undefined) resolve({ issuer, stop });
    });
  });
}
