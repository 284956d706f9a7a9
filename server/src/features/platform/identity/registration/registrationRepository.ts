import { verifiedStatus } from '@tayyib/shared/account-status';
import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import type { ConsentChange } from '../../consents/consentLedger';
import { noteConsent } from '../../consents/consentLedger';
import { registrations } from '../../../../database/schema/registrationTables';
import { createUserRepository } from '../userRepository';

export type Registration = typeof registrations.$inferSelect;

/** Long enough for a mail that was overlooked; what nobody proved is nobody's data to keep. */
const keptMs = 7 * 24 * 3600 * 1000;

/** People who want an account and have not shown yet that the mailbox is theirs. */
export function createRegistrationRepository(db: Database | Transaction) {
  return {
    /** The latest one for an email counts, password and all. */
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
    /** Makes the account, now that the mailbox is proven. Null when there is nothing to make, or somebody has the email. */
    async complete(
      email: string,
      now: Date,
      from: NonNullable<ConsentChange['from']>,
    ): Promise<{ id: string } | null> {
      const [wish] = await db
        .delete(registrations)
        .where(eq(registrations.key, keyOf(email)))
        .returning();
      if (!wish) return null;
      const users = createUserRepository(db);
      const person = await users.add({
        email: wish.email,
        firstName: wish.firstName,
        lastName: wish.lastName,
        passwordHash: wish.passwordHash,
        emailVerifiedAt: now,
        status: verifiedStatus,
      });
      // the form says that signing up agrees to them
      if (person)
        await noteConsent(db, { userId: person.id, purpose: 'terms', isGiven: true, at: now, from });
      return person;
    },
    async tidy(now: Date): Promise<void> {
      await db.delete(registrations).where(lt(registrations.createdAt, new Date(now.getTime() - keptMs)));
    },
  };
}

const keyOf = (email: string) => email.toLowerCase();
