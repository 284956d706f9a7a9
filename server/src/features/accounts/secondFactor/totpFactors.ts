import { productName } from '@tayyib/shared/brand';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database, Transaction } from '../../../database/client';
import { totpFactors } from '../../../database/schema/accounts/secondFactorTables';
import type { IdentityConfig } from '../../../config/identityConfig';
import { seal, unseal } from '../../../lib/seal';

/** The secret of the server, and the one before it. */
export type IdentitySecrets = Pick<IdentityConfig, 'secret' | 'previousSecret'>;

/** RFC 6238 with what every authenticator app supports; many ignore other values in the address. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of this many steps before and after the current one are accepted: clocks of phones differ. */
const toleratedSteps = 1;
const secretBytes = 20;
const setupMinutes = 30;

/**
 * The authenticator apps of users.
 * @param secrets `secret` encrypts theirs; what `previousSecret` encrypted is encrypted with `secret` when it is next used
 */
export function createTotpFactors({ secret: key, previousSecret }: IdentitySecrets) {
  const contextOf = (userId: string) => `totp ${userId}`;
  const isOf = (userId: string) => eq(totpFactors.userId, userId);

  const read = (sealed: string, context: string): string =>
    unseal(key, sealed, context) ||
    (previousSecret === undefined ? '' : unseal(previousSecret, sealed, context));

  /** The time step of a right code; null for a wrong one. */
  const stepOf = (secret: string, code: string, now: Date): number | null => {
    const timestamp = now.getTime();
    const guess = { token: code, secret: Secret.fromBase32(secret), timestamp, window: toleratedSteps };
    const delta = TOTP.validate({ ...settings, ...guess });
    return delta === null ? null : TOTP.counter({ period: settings.period, timestamp }) + delta;
  };

  const find = async (db: Database | Transaction, userId: string) => {
    const [row] = await db.select().from(totpFactors).where(isOf(userId));
    return row ?? null;
  };

  /** Accepts the step of a right code once: two requests with the same code cannot both get it. */
  const accept = async (
    db: Database | Transaction,
    { userId, code, now, isSetup }: { userId: string; code: string; now: Date; isSetup: boolean },
  ): Promise<boolean> => {
    const factor = await find(db, userId);
    const secret = factor && read(factor.sealedSecret, contextOf(userId));
    const step = secret ? stepOf(secret, code, now) : null;
    if (!factor || step === null) return false;
    const setupSince = new Date(now.getTime() - setupMinutes * 60_000);
    const accepted = await db
      .update(totpFactors)
      .set({
        lastStep: step,
        sealedSecret: seal(key, secret ?? '', contextOf(userId)),
        ...(isSetup && { confirmedAt: now }),
      })
      .where(
        and(
          isOf(userId),
          eq(totpFactors.sealedSecret, factor.sealedSecret),
          or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step)),
          isSetup
            ? and(isNull(totpFactors.confirmedAt), gt(totpFactors.createdAt, setupSince))
            : isNotNull(totpFactors.confirmedAt),
        ),
      )
      .returning({ userId: totpFactors.userId });
    return accepted.length > 0;
  };

  return {
    /** When it was confirmed; null without one. */
    async since(db: Database | Transaction, userId: string): Promise<Date | null> {
      return (await find(db, userId))?.confirmedAt ?? null;
    },

    /**
     * Creates a secret, which counts once a code of it is confirmed. A previous setup that was not confirmed is replaced.
     * @returns the secret and the address of its QR code; null where the user has a confirmed one
     */
    async begin(db: Database, { userId, email, now }: { userId: string; email: string; now: Date }) {
      const secret = new Secret({ size: secretBytes });
      const row = {
        sealedSecret: seal(key, secret.base32, contextOf(userId)),
        lastStep: null,
        createdAt: now,
      };
      const begun = await db
        .insert(totpFactors)
        .values({ userId, ...row })
        .onConflictDoUpdate({
          target: totpFactors.userId,
          set: row,
          setWhere: isNull(totpFactors.confirmedAt),
        })
        .returning({ userId: totpFactors.userId });
      if (begun.length === 0) return null;
      const uri = new TOTP({ ...settings, issuer: productName, label: email, secret }).toString();
      return { secret: secret.base32, uri };
    },

    /** Ends the setup with a first correct code. */
    confirm: (db: Database | Transaction, guess: { userId: string; code: string; now: Date }) =>
      accept(db, { ...guess, isSetup: true }),

    /** Whether the code is right and was not used before. */
    use: (db: Database | Transaction, guess: { userId: string; code: string; now: Date }) =>
      accept(db, { ...guess, isSetup: false }),

    /** False where there is none. */
    async remove(db: Database | Transaction, userId: string): Promise<boolean> {
      const removed = await db.delete(totpFactors).where(isOf(userId)).returning();
      return removed.some(({ confirmedAt }) => confirmedAt !== null);
    },
  };
}
