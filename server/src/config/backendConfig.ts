import { z } from 'zod';
import { isThisMachine } from './identityConfig';

/** The variables of the databases that all servers share. */
export const backendEnvironment = {
  PLAINTEXT_HOSTS: z
    .string()
    .regex(/^[\w.:-]+(, *[\w.:-]+)*$/, 'must be host names with commas between')
    .optional(),
};

interface Backends {
  DATABASE_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  PLAINTEXT_HOSTS?: string | undefined;
}

/** Where node-postgres connects to: it prefers the parameter, which may be the folder of a Unix socket. */
const hostOf = (url: URL) => url.searchParams.get('host') || url.hostname;

/** Whether an address says which machine it is of. Without that, PGHOST would, which nobody checks for TLS. */
export const namesHost = (address: string): boolean =>
  !URL.canParse(address) || hostOf(new URL(address)) !== '';

/** The modes in which node-postgres verifies the certificate. */
const verifyingModes = ['require', 'verify-ca', 'verify-full'];

/**
 * Throws an Error if a database on another machine would be reached without TLS, unless its host is in `PLAINTEXT_HOSTS`: passwords
 * and everything that users store would be readable on the way.
 */
export function demandTls({ DATABASE_URL, REDIS_URL, PLAINTEXT_HOSTS = '' }: Backends): void {
  const plaintextHosts = PLAINTEXT_HOSTS.split(/, */);
  const isPrivate = (url: URL) => {
    const host = hostOf(url);
    return host.startsWith('/') || isThisMachine({ hostname: host }) || plaintextHosts.includes(host);
  };
  const refuse = (rule: string) => {
    throw new Error(
      `${rule} in production; if nobody else is on that network, name its host in PLAINTEXT_HOSTS.`,
    );
  };
  const database = new URL(DATABASE_URL ?? 'postgres://localhost');
  const redis = new URL(REDIS_URL ?? 'redis://localhost');
  if (!isPrivate(database) && !verifyingModes.includes(database.searchParams.get('sslmode') ?? ''))
    refuse('DATABASE_URL must have sslmode=verify-full');
  if (!isPrivate(redis) && redis.protocol !== 'rediss:') refuse('REDIS_URL must begin with rediss:');
}
