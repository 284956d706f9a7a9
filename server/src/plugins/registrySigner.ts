import type { KeyObject } from 'node:crypto';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fp from 'fastify-plugin';
import type { Config } from '../config/config';
import { codeOf } from '../database/errorCodes';

export interface RegistrySigner {
  keyId: string;
  /** The content of a page's `module-keys`. */
  publicKeys: string;
  /** ECDSA P-256 with SHA-256; r and s concatenated, as in WebCrypto; base64url or base64. */
  sign(text: string, encoding: 'base64' | 'base64url'): string;
  isSigned(text: string, signature: string): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs the module registry. */
    registrySigner: RegistrySigner;
  }
}

/** Provides the key that pages trust: the configured one, else one of this data folder's own. */
export const registrySigner = fp<{ config: Config }>(
  async (app, { config: { modules, dataDir } }) => {
    const pem = modules.signingKey ?? (await ownKey(path.join(dataDir, 'module-signing-key.pem')));
    app.decorate('registrySigner', createRegistrySigner(pem));
  },
  { name: 'registrySigner' },
);

/** Throws when `pem` is not a private key on P-256. */
export function createRegistrySigner(pem: string): RegistrySigner {
  const key = readKey(pem);
  const publicKey = createPublicKey(key);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  const dsaEncoding = 'ieee-p1363';
  return {
    keyId,
    publicKeys: `${keyId}:${spki.toString('base64')}`,
    sign: (text, encoding) => sign('sha256', Buffer.from(text), { key, dsaEncoding }).toString(encoding),
    isSigned: (text, signature) =>
      verify(
        'sha256',
        Buffer.from(text),
        { key: publicKey, dsaEncoding },
        Buffer.from(signature, 'base64url'),
      ),
  };
}

function readKey(pem: string): KeyObject {
  const sentence = 'MODULE_SIGNING_KEY must be a private key on the curve P-256, in PEM (PKCS 8).';
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw new Error(sentence, { cause: error });
  }
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error(sentence);
  return key;
}

/**
 * The key in that file, which is generated on the first start. Of two concurrent starts both get the same
 * one.
 */
async function ownKey(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 });
    return privateKey;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return readFile(file, 'utf8');
  }
}
