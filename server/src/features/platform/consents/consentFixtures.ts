import type { FastifyInstance } from 'fastify';
import { noteConsent } from './consentLedger';
import { consentEvents } from '../../../database/schema/consentTables';

/** The day of terms that nobody has had for long. */
const longAgo = '2020-01-01';

/** Makes that person somebody who may write to the community, as far as its terms go. */
export async function agreeToCommunityTerms(app: FastifyInstance, userId: string): Promise<void> {
  await noteConsent(app.db, { userId, purpose: 'community-terms', isGiven: true, at: app.clock.now() });
}

/** Makes that person somebody who agreed to older terms and not yet to those of today, as on the day the text changes. */
export async function fallBehindTerms(app: FastifyInstance, userId: string): Promise<void> {
  await app.db
    .insert(consentEvents)
    .values({ userId, purpose: 'terms', action: 'given', version: longAgo, at: app.clock.now() });
}
