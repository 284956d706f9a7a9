import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../../../database/schema/accounts/identityTables';
import { moduleNamedPeople } from '../../../../database/schema/platform/modulesTables';
import type { RegistryChange } from '../registry/changeRegistry';
import { unknownPeople } from './moduleProblems';

type List = 'module' | 'canary';

/** Sets the users named for a module or its canary. Refuses unknown emails. Returns their ids. */
export async function putNamedPeople(
  { tx }: Pick<RegistryChange, 'tx'>,
  id: string,
  list: List,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  const lowered = sql<string>`lower(${users.email})`;
  const found =
    wanted.length === 0
      ? []
      : await tx.select({ id: users.id, email: lowered }).from(users).where(inArray(lowered, wanted));
  const missing = wanted.filter((email) => !found.some((user) => user.email === email));
  if (missing.length > 0) throw unknownPeople(missing);
  await tx
    .delete(moduleNamedPeople)
    .where(and(eq(moduleNamedPeople.moduleId, id), eq(moduleNamedPeople.list, list)));
  if (found.length > 0)
    await tx.insert(moduleNamedPeople).values(found.map((user) => ({ moduleId: id, list, userId: user.id })));
  return new Set(found.map((user) => user.id));
}
