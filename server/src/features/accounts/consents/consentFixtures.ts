import type { FastifyInstance } from 'fastify';
import { recordConsent } from './changeConsents';
import { consentEvents } from '../../../database/schema/accounts/consentTables';

/** The date of terms that are long out of date. */
const longAgo = '2020-01-01';

/** Lets that user write to the community, as far as its terms are concerned. */
export async function agreeToCommunityTerms(app: FastifyInstance, userId: string): Promise<void> {
  await recordConsent(app.db, { userId, purpose: 'community-terms', isGiven: true, at: app.clock.now() });
}

/** Lets the server store the portfolio of that user. */
export async function agreeToPortfolio(app: FastifyInstance, userId: string): Promise<void> {
  await recordConsent(app.db, { userId, purpose: 'portfolio', isGiven: true, at: app.clock.now() });
}

/** Lets that user's purification ledger be stored on their account. */
export async function agreeToLedger(app: FastifyInstance, userId: string): Promise<void> {
  await recordConsent(app.db, { userId, purpose: 'purification-ledger', isGiven: true, at: app.clock.now() });
}

/** Lets that user's zakat years and reminder be stored on their account. */
export async function agreeToZakatYears(app: FastifyInstance, userId: string): Promise<void> {
  await recordConsent(app.db, { userId, purpose: 'zakat-years', isGiven: true, at: app.clock.now() });
}

/**
 * Makes that user have agreed to older terms and not yet to the current ones, as on the day the text changes.
 */
export async function fallBehindTerms(app: FastifyInstance, userId: string): Promise<void> {
  await app.db
    .insert(consentEvents)
    .values({ userId, purpose: 'terms', action: 'given', version: longAgo, at: app.clock.now() });
}
