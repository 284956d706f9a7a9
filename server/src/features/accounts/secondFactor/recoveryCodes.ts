import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { recoveryCodes } from '../../../database/schema/accounts/secondFactorTables';
import { keyedHash } from '../../../lib/hashes';
import type { IdentitySecrets } from './totpFactors';

const count = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 24 of 31 characters are 118 bits: enough to store plain keyed hashes (ASVS V6.5.2 asks for 112). */
const groups = { count: 6, length: 4 };

const newCode = () =>
  Array.from({ length: groups.count }, () =>
    Array.from({ length: groups.length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** As typed: spaces, hyphens and capitals do not matter. */
const normalized = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '');

/**
 * Codes that replace a second factor once each.
 * @param secrets `secret` keys their hashes; codes that were made with `previousSecret` still work
 */
export function createRecoveryCodes({ secret, previousSecret }: IdentitySecrets) {
  const hashOf = (userId: string, code: string, key = secret) =>
    keyedHash(key, 'recovery', userId, normalized(code));
  const hashesOf = (userId: string, code: string) =>
    [secret, ...(previousSecret === undefined ? [] : [previousSecret])].map((key) =>
      hashOf(userId, code, key),
    );
  const isUnused = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

  return {
    /** Replaces all codes of a user. @returns the new ones, for the reply and nothing else */
    async replace(transaction: Transaction, userId: string, now: Date): Promise<string[]> {
      const codes = Array.from({ length: count }, newCode);
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      const rows = codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt: now }));
      await transaction.insert(recoveryCodes).values(rows);
      return codes;
    },

    /** Whether the code is right; if so, it is consumed. */
    async use(
      db: Database | Transaction,
      { userId, code, now }: { userId: string; code: string; now: Date },
    ): Promise<boolean> {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(and(isUnused(userId), inArray(recoveryCodes.codeHash, hashesOf(userId, code))))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    /** How many are left. */
    left: (db: Database | Transaction, userId: string): Promise<number> =>
      db.$count(recoveryCodes, isUnused(userId)),

    async remove(db: Database | Transaction, userId: string): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
  };
}
