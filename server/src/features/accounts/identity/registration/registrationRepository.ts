import { verifiedStatus } from '@tayyib/shared/account-status';
import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import { recordConsent, type ConsentChange } from '../../consents/changeConsents';
import { registrations } from '../../../../database/schema/accounts/registrationTables';
import { createUserRepository } from '../userRepository';
import { dayMs } from '../../../../lib/durations';

export type Registration = typeof registrations.$inferSelect;

/** Long enough for an overlooked mail; unverified data must not be retained longer. */
const retentionMs = 7 * dayMs;

/** Registrations whose email is not verified yet. */
export function createRegistrationRepository(db: Database | Transaction) {
  return {
    /** The latest one for an email counts, including its password. */
    async put(registration: Omit<Registration, 'key'>): Promise<void> {
      await db
        .insert(registrations)
        .values({ ...registration, key: keyOf(registration.email) })
        .onConflictDoUpdate({ target: registrations.key, set: registration });
    },
    async find(email: string): Promise<Registration | null> {
      const [found] = await db
        .select()
        .from(registrations)
        .where(eq(registrations.key, keyOf(email)));
      return found ?? null;
    },
    /**
     * Creates the account, now that the email is verified. Null when there is no registration, or the email
     * has an account.
     */
    async complete(
      email: string,
      now: Date,
      from: NonNullable<ConsentChange['from']>,
    ): Promise<{ id: string } | null> {
      const [pending] = await db
        .delete(registrations)
        .where(eq(registrations.key, keyOf(email)))
        .returning();
      if (!pending) return null;
      const users = createUserRepository(db);
      const user = await users.add({
        email: pending.email,
        firstName: pending.firstName,
        lastName: pending.lastName,
        passwordHash: pending.passwordHash,
        emailVerifiedAt: now,
        status: verifiedStatus,
      });
      // the form states that signing up agrees to them
      if (user) await recordConsent(db, { userId: user.id, purpose: 'terms', isGiven: true, at: now, from });
      return user;
    },
    async tidy(now: Date): Promise<void> {
      await db
        .delete(registrations)
        .where(lt(registrations.createdAt, new Date(now.getTime() - retentionMs)));
    },
  };
}

const keyOf = (email: string) => email.toLowerCase();
