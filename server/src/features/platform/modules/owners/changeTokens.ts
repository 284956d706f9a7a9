import type { NewModuleToken } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit/audit';
import { recordChange } from '../registry/changeRegistry';
import { notAnOwner, tooManyTokens, unknownToken } from './ownerProblems';
import { createOwnerRepository } from './ownerRepository';
import type { TokenRow } from './tokenRepository';
import { createTokenRepository } from './tokenRepository';

/** More are forgotten, not used. */
const maxTokens = 20;

interface Actor {
  moduleId: string;
  userId: string;
  /** Their network address. */
  address: string;
}

type Home = Pick<FastifyInstance, 'db' | 'clock'>;

/** Makes a token, for an owner. The secret is returned here and nowhere else. */
export function makeToken(
  { db, clock }: Home,
  { moduleId, userId, address }: Actor,
  wanted: NewModuleToken,
): Promise<{ row: TokenRow; secret: string }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const owners = createOwnerRepository(tx);
    await owners.lock(moduleId);
    if (!(await owners.of(moduleId)).includes(userId)) throw notAnOwner(moduleId);
    const tokens = createTokenRepository(tx);
    if ((await tokens.openOf(moduleId, now)).length >= maxTokens) throw tooManyTokens(maxTokens);
    const made = await tokens.make(moduleId, userId, wanted, now);
    const { id, name, expiresAt } = made.row;
    const why = `It publishes until ${formatDay(indianDay(expiresAt))}.`;
    await recordChange(tx, now, { moduleId, kind: 'token-made', actor: userId, from: null, to: name, why });
    const detail = { module: moduleId, token: id };
    await audit(tx, { at: now, userId, event: 'module-token-made', address, detail });
    return made;
  });
}

/** Revokes a token. Throws where the module has no such token that still publishes. */
export function revokeToken(
  { db, clock }: Home,
  { moduleId, userId, address }: Actor,
  id: string,
): Promise<void> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await createTokenRepository(tx).revoke(moduleId, id, now);
    if (!row) throw unknownToken();
    await recordChange(tx, now, {
      moduleId,
      kind: 'token-revoked',
      actor: userId,
      from: row.name,
      to: null,
      why: 'Revoked at the console.',
    });
    await audit(tx, {
      at: now,
      userId: row.createdBy,
      actor: userId,
      event: 'module-token-revoked',
      address,
      detail: { module: moduleId, token: id },
    });
  });
}
