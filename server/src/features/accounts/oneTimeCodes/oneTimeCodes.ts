import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { keyedHash } from '../../../lib/hashes';
import { oneTimeCodes, oneTimeLinks } from '../../../database/schema/accounts/oneTimeTables';
import { dayMs } from '../../../lib/durations';

export type CodePurpose =
  | 'verify-email'
  | 'sign-in-email'
  | 'sign-in-phone'
  | 'add-phone'
  | 'change-phone'
  | 'change-provider'
  | 'change-second-factor'
  | 'erase-account';

export const codeMinutes = 10;
/** Five guesses at a million codes, ten codes an hour for all strangers: 0.12% a day for a tireless attacker. */
const maxAttempts = 5;

export interface CodeAddress {
  purpose: CodePurpose;
  /** An email in lower case, or a phone number. */
  target: string;
  /**
   * The browser that requests it, if the code is for a browser: each has a code of its own, which no other browser can
   * replace, use, or use up by guessing.
   */
  browser?: string | undefined;
}

interface Guess extends CodeAddress {
  code: string;
  /** The holder: a browser, or an account. Codes with a holder work for nobody else. */
  holder: string | null;
}

const expiryOf = (now: Date) => new Date(now.getTime() + codeMinutes * 60_000);

/**
 * Codes of six digits that work once.
 * @param secret keys their hashes: a million codes are quickly tried otherwise
 */
export function createOneTimeCodes(secret: string) {
  /** The column contains the address, and after a space the browser. */
  const rowOf = ({ target, browser }: CodeAddress) =>
    browser === undefined ? target : `${target} ${keyedHash(secret, 'code-browser', browser).slice(0, 32)}`;

  return {
    expiryOf,
    /**
     * Creates the one live code of that address.
     * @param holder the only one who may use it; null for anyone
     */
    async issue(
      db: Database | Transaction,
      { purpose, target, browser, holder, now }: CodeAddress & { holder: string | null; now: Date },
    ): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        codeHash: keyedHash(secret, purpose, target, code),
        holderHash: holder && keyedHash(secret, 'holder', holder),
        tries: 0,
        expiresAt: expiryOf(now),
        usedAt: null,
      };
      await db
        .insert(oneTimeCodes)
        .values({ purpose, target: rowOf({ purpose, target, browser }), ...row })
        .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.target], set: row });
      return code;
    },
    /**
     * Whether the code is right; if so, it is consumed. One statement counts and decides, so concurrent
     * guesses gain nothing.
     */
    async redeem(db: Database | Transaction, guess: Guess, now: Date): Promise<boolean> {
      const { purpose, target, code, holder } = guess;
      const row = rowOf(guess);
      const codeHash = keyedHash(secret, purpose, target, code);
      const [tried] = await db
        .update(oneTimeCodes)
        .set({
          tries: sql`${oneTimeCodes.tries} + 1`,
          usedAt: sql`case when ${oneTimeCodes.codeHash} = ${codeHash} then ${now.toISOString()}::timestamptz end`,
        })
        .where(
          and(
            eq(oneTimeCodes.purpose, purpose),
            eq(oneTimeCodes.target, row),
            isNull(oneTimeCodes.usedAt),
            gt(oneTimeCodes.expiresAt, now),
            lt(oneTimeCodes.tries, maxAttempts),
            or(
              isNull(oneTimeCodes.holderHash),
              eq(oneTimeCodes.holderHash, keyedHash(secret, 'holder', holder ?? '')),
            ),
          ),
        )
        .returning({ usedAt: oneTimeCodes.usedAt });
      return tried !== undefined && tried.usedAt !== null;
    },
    /** Deletes the codes of a holder. @returns the addresses they were sent to */
    async removeOf(db: Database | Transaction, holder: string): Promise<string[]> {
      const removed = await db
        .delete(oneTimeCodes)
        .where(eq(oneTimeCodes.holderHash, keyedHash(secret, 'holder', holder)))
        .returning({ target: oneTimeCodes.target });
      return removed.map(({ target }) => target);
    },
    /** Deletes the codes of an address. */
    async removeFor(db: Database | Transaction, address: string): Promise<void> {
      await db.delete(oneTimeCodes).where(eq(sql`split_part(${oneTimeCodes.target}, ' ', 1)`, address));
    },
    /** Whether this holder has a code there that still works. */
    async isAwaited(
      db: Database | Transaction,
      { purpose, target, holder, now }: CodeAddress & { holder: string; now: Date },
    ): Promise<boolean> {
      const isLive = and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.target, target),
        eq(oneTimeCodes.holderHash, keyedHash(secret, 'holder', holder)),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      );
      return (await db.$count(oneTimeCodes, isLive)) > 0;
    },
    /** Whether the live code is this holder's: only they may request the next one. */
    async isFor(
      db: Database | Transaction,
      { purpose, target, holder }: CodeAddress & { holder: string },
    ): Promise<boolean> {
      const [row] = await db
        .select({ holderHash: oneTimeCodes.holderHash })
        .from(oneTimeCodes)
        .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.target, target)));
      return row?.holderHash === keyedHash(secret, 'holder', holder);
    },
  };
}

const retentionMs = dayMs;

/** Deletes codes and links that expired a day ago. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - retentionMs);
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, dayAgo));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, dayAgo));
}
