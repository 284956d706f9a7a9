import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { passkeyChallenges } from '../../../database/schema/accounts/passkeyTables';
import { keyedHash } from '../../../lib/hashes';

const challengeMinutes = 5;

/** Which request a challenge is for, and who may use it. */
export interface ChallengeScope {
  purpose: 'add' | 'second-step' | 'sign-in';
  /** The session, pending sign-in or browser that requested it. */
  boundTo: string;
}

/** Challenges that passkeys sign: each works once, for five minutes, for one purpose and requester. */
export function createPasskeyChallenges(secret: string) {
  const hashOf = (challenge: string, { purpose, boundTo }: ChallengeScope) =>
    keyedHash(secret, 'passkey', purpose, boundTo, challenge);

  return {
    async issue(
      db: Database | Transaction,
      { userId, now, ...scope }: ChallengeScope & { userId: string | null; now: Date },
    ): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      await db.insert(passkeyChallenges).values({
        challengeHash: hashOf(challenge, scope),
        userId,
        expiresAt: new Date(now.getTime() + challengeMinutes * 60_000),
      });
      return challenge;
    },

    /** Whether it was issued for that and not used; if so, it is consumed. */
    async use(
      db: Database | Transaction,
      { challenge, now, ...scope }: ChallengeScope & { challenge: string; now: Date },
    ): Promise<boolean> {
      const used = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, hashOf(challenge, scope)),
            gt(passkeyChallenges.expiresAt, now),
          ),
        )
        .returning({ challengeHash: passkeyChallenges.challengeHash });
      return used.length > 0;
    },

    async tidy(db: Database, now: Date): Promise<void> {
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
    },
  };
}
