import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdentityConfig } from '../../../../config/identityConfig';
import { keyedHash } from '../../../../lib/hashes';

/** 96 random bits in base64url. */
const idBytes = 12;
const idLength = 16;

/**
 * The secrets of invite links: the id of an invite, and a signature of ours. Nobody can make one up, and nothing that is stored opens a
 * room.
 */
export function createInviteCodes({
  secret,
  previousSecret,
}: Pick<IdentityConfig, 'secret' | 'previousSecret'>) {
  const signed = (key: string, id: string) => id + keyedHash(key, 'room-invite', id);
  const isSignedWith = (key: string, code: string) => {
    const expected = Buffer.from(signed(key, code.slice(0, idLength)));
    const given = Buffer.from(code);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return {
    newId: (): string => randomBytes(idBytes).toString('base64url'),
    codeOf: (id: string): string => signed(secret, id),
    /** The id in a code; null for any other text. */
    idIn(code: string): string | null {
      const isOurs =
        isSignedWith(secret, code) || (previousSecret !== undefined && isSignedWith(previousSecret, code));
      return isOurs ? code.slice(0, idLength) : null;
    },
  };
}
