import type { SetOwners } from '@tayyib/shared/contracts';
import { audit } from '../../audit/audit';
import type { RegistryHome } from '../registry/changeRegistry';
import { recordChange } from '../registry/changeRegistry';
import { unknownPeople } from '../staff/moduleProblems';
import { notStaff } from './ownerProblems';
import { createOwnerRepository } from './ownerRepository';
import { createTokenRepository } from './tokenRepository';

type OwnersInput = SetOwners & { id: string; actor: string };

/** Names the owners of a module. Tokens of those who are it no more are revoked. */
export async function setOwners(
  app: RegistryHome,
  { id, actor, owners: emails, why }: OwnersInput,
): Promise<void> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  const now = app.clock.now();
  await app.db.transaction(async (tx) => {
    const owners = createOwnerRepository(tx);
    await owners.lock(id);
    const accounts = await owners.accounts(wanted);
    const missing = wanted.filter((email) => !accounts.some((account) => account.email === email));
    if (missing.length > 0) throw unknownPeople(missing, 'owners');
    const others = accounts.filter(({ roles }) => !roles.includes('staff') && !roles.includes('admin'));
    if (others.length > 0) throw notStaff(others.map(({ email }) => email));

    const before = await owners.of(id);
    const after = accounts.map((account) => account.id);
    const added = after.filter((userId) => !before.includes(userId));
    const removed = before.filter((userId) => !after.includes(userId));
    if (added.length === 0 && removed.length === 0) return;
    await owners.add(id, added, now);
    await owners.remove(id, removed);
    for (const userId of removed) await createTokenRepository(tx).revokeOf(id, userId, now);
    const changes = [
      ...added.map((userId) => ({ userId, event: 'module-owner-added' as const })),
      ...removed.map((userId) => ({ userId, event: 'module-owner-removed' as const })),
    ];
    for (const change of changes) await audit(tx, { at: now, actor, detail: { module: id }, ...change });
    // who they are is in the audit log: the history names nobody, for nothing erases it
    const from = numberOf(before.length);
    const to = numberOf(after.length);
    await recordChange(tx, now, { moduleId: id, kind: 'owners', actor, from, to, why });
  });
}

const numberOf = (owners: number) => (owners === 1 ? '1 owner' : `${owners} owners`);
