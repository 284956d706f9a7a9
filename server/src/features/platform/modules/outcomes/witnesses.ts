import type { ModuleOutcome } from '@tayyib/shared/contracts';
import { isTrouble } from '@tayyib/shared/module-outcomes';
import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { moduleWitnesses } from '../../../../database/schema/platform/modulesTables';
import { dayMs } from '../../../../lib/durations';
import { keyedHash } from '../../../../lib/hashes';
import { networkOf } from '../../../../plugins/rateLimit/networkOf';
import type { Evidence } from './canaryRules';

/** A canary of so many witnesses is judged by them. Whoever has many addresses fills no more of the table. */
const maxWitnesses = 20_000;
const retentionDays = 30;

/** One rollout of a canary. */
export interface Rollout {
  moduleId: string;
  startedAt: Date;
}

/**
 * Who saw an outcome: the person, where their account is older than the rollout, so that nobody makes accounts to be many; else the
 * network. Hashed with the rollout, so that it identifies nobody and cannot be followed from one to another.
 */
export async function witnessOf(request: FastifyRequest, { moduleId, startedAt }: Rollout): Promise<string> {
  const { db, config } = request.server;
  const userId = request.viewer?.userId;
  const isOlder =
    userId !== undefined &&
    (await db.$count(users, and(eq(users.id, userId), lt(users.emailVerifiedAt, startedAt)))) > 0;
  const who = isOlder ? `person ${userId}` : `network ${siteOf(networkOf(request))}`;
  return keyedHash(config.identity.secret, 'witness', moduleId, startedAt.toISOString(), who).slice(0, 22);
}

/** The network of one customer: of IPv6 the /48, of which many customers have all /64s. */
const siteOf = (network: string) =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;

/** Notes what one witness saw. Once affected, they stay affected. */
export async function noteWitness(
  db: Database,
  { moduleId, startedAt }: Rollout,
  witness: string,
  outcomes: readonly ModuleOutcome[],
): Promise<void> {
  const rows = outcomes.map((outcome) => ({
    moduleId,
    startedAt,
    version: outcome.version,
    witness,
    failed: outcome.outcome === 'failed' && !isTrouble(outcome.reason),
    troubled: outcome.outcome === 'failed' && isTrouble(outcome.reason),
  }));
  for (const row of rows) {
    const seen = await db
      .update(moduleWitnesses)
      .set({
        failed: sql`${moduleWitnesses.failed} or ${row.failed}`,
        troubled: sql`${moduleWitnesses.troubled} or ${row.troubled}`,
      })
      .where(and(isOf(row), eq(moduleWitnesses.witness, witness)));
    if ((seen.rowCount ?? 0) > 0) continue;
    if ((await db.$count(moduleWitnesses, isOf(row))) >= maxWitnesses) continue;
    await db
      .insert(moduleWitnesses)
      .values(row)
      .onConflictDoUpdate({
        target: [
          moduleWitnesses.moduleId,
          moduleWitnesses.startedAt,
          moduleWitnesses.version,
          moduleWitnesses.witness,
        ],
        set: {
          failed: sql`${moduleWitnesses.failed} or excluded.failed`,
          troubled: sql`${moduleWitnesses.troubled} or excluded.troubled`,
        },
      });
  }
}

/** What the witnesses of a rollout saw of one version. */
export async function evidenceOf(db: Database, rollout: Rollout, version: string): Promise<Evidence> {
  const [row] = await db
    .select({
      witnesses: count(),
      failed: sql<number>`count(*) filter (where ${moduleWitnesses.failed})`.mapWith(Number),
      troubled: sql<number>`count(*) filter (where ${moduleWitnesses.troubled})`.mapWith(Number),
    })
    .from(moduleWitnesses)
    .where(isOf({ ...rollout, version }));
  return row ?? { witnesses: 0, failed: 0, troubled: 0 };
}

const isOf = ({ moduleId, startedAt, version }: Rollout & { version: string }) =>
  and(
    eq(moduleWitnesses.moduleId, moduleId),
    eq(moduleWitnesses.startedAt, startedAt),
    eq(moduleWitnesses.version, version),
  );

/** Deletes the witnesses of rollouts that began long ago. */
export async function forgetOldWitnesses(db: Database, now: Date): Promise<void> {
  await db
    .delete(moduleWitnesses)
    .where(lt(moduleWitnesses.startedAt, new Date(now.getTime() - retentionDays * dayMs)));
}
