import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { ProviderId } from '../../../database/schema/accounts/externalIdentityTables';
import { externalAttempts } from '../../../database/schema/accounts/externalIdentityTables';

const attemptMinutes = 15;

/** States and browser ids are random and long, so a plain hash cannot be reversed. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

interface Begun {
  provider: ProviderId;
  state: string;
  browser: string;
  nonce: string;
  codeVerifier: string;
  usesPkce: boolean;
  returnTo: string;
}

/** Sign-ins in progress through a provider. */
export function createExternalAttempts(db: Database) {
  return {
    async begin({ state, browser, ...attempt }: Begun, now: Date): Promise<void> {
      await db.insert(externalAttempts).values({
        ...attempt,
        stateHash: hashOf(state),
        browserHash: hashOf(browser),
        expiresAt: new Date(now.getTime() + attemptMinutes * 60_000),
      });
    },
    /**
     * Consumes the attempt that this browser began with this provider. Null for any other, and the second
     * time.
     */
    async consume(
      { provider, state, browser }: Pick<Begun, 'provider' | 'state' | 'browser'>,
      now: Date,
    ): Promise<Pick<Begun, 'nonce' | 'codeVerifier' | 'usesPkce' | 'returnTo'> | null> {
      const [consumed] = await db
        .delete(externalAttempts)
        .where(
          and(
            eq(externalAttempts.stateHash, hashOf(state)),
            eq(externalAttempts.browserHash, hashOf(browser)),
            eq(externalAttempts.provider, provider),
            gt(externalAttempts.expiresAt, now),
          ),
        )
        .returning();
      return consumed ?? null;
    },
    async tidy(now: Date): Promise<void> {
      await db.delete(externalAttempts).where(lt(externalAttempts.expiresAt, now));
    },
  };
}
