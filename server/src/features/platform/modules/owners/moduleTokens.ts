import { createHash, randomBytes } from 'node:crypto';

/** By this secret scanners of repositories, and people, recognize a token. */
const prefix = 'tayyib_module_';

/** A new secret. It is shown once; the server stores its hash. */
export const newModuleSecret = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** The stored form of a secret. Secrets are too long to be guessed, so a plain hash suffices. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Whether a text may be a secret of ours, so that nothing else is looked up. */
export const isModuleSecret = (text: string): boolean =>
  text.startsWith(prefix) && text.length === prefix.length + 43;
