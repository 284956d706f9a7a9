import type { ModuleVersion, NewOverrideReply, StaffOverride } from '@tayyib/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicAddress } from '../../../../lib/publicAddress';
import { signerOf } from '../../../../plugins/session/Viewer';
import { createOverrideRepository, type OverrideRow } from './overrideRepository';
import { createOverrideTokens } from './overrideTokens';

/** The shell's page that opens a tester's link. */
const testerPath = '/try_modules';

interface Wanted {
  versions: ModuleVersion[];
  hours: number;
  why: string;
}

/** Stores exact versions for a tester's browser, and makes the link that opens them there. */
export async function makeOverride(
  app: FastifyInstance,
  request: FastifyRequest,
  { versions, hours, why }: Wanted,
): Promise<NewOverrideReply> {
  const now = app.clock.now();
  const { userId, name } = signerOf(request);
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const row = await createOverrideRepository(app.db).add({
    versions,
    createdBy: userId,
    createdAt: now,
    expiresAt,
    why,
  });
  const token = createOverrideTokens(app.registrySigner).make(row.id, expiresAt);
  // in the fragment, so that it is in no server log
  return { override: toStaffOverride(row, name), link: publicAddress(app, `${testerPath}#${token}`) };
}

/** An override as staff see it. */
export function toStaffOverride(
  { id, versions, createdAt, expiresAt, why }: OverrideRow,
  createdBy: string,
): StaffOverride {
  return {
    id,
    modules: versions.map(({ descriptor, version, base }) => ({ id: descriptor.id, version, base })),
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    why,
  };
}
