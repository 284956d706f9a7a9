import { arrayContains, asc } from 'drizzle-orm';
import type { AdvisorReply } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { listEditions } from '../../facts/verdicts/standards/standardsRepository';

/** The accounts with the advisor role by display name, and the editions in force. */
export async function readAdvisors(db: Database): Promise<AdvisorReply> {
  const [scholars, editions] = await Promise.all([
    db
      .select({ firstName: users.firstName, lastName: users.lastName, about: users.description })
      .from(users)
      .where(arrayContains(users.roles, ['advisor']))
      .orderBy(asc(users.createdAt)),
    listEditions(db),
  ]);
  return {
    advisors: scholars.map(({ firstName, lastName, about }) => ({
      name: `${firstName} ${lastName}`.trim(),
      about,
    })),
    editions: editions
      .filter(({ current }) => current)
      .map(({ standard, edition, title, reviewer, publishedAt, publishedBy, publishedFor }) => ({
        standard,
        edition,
        title,
        reviewer,
        publishedAt,
        publishedBy,
        publishedFor,
      })),
  };
}
