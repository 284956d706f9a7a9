import type { FastifyInstance } from 'fastify';
import type { Override } from '../registry/registryAnswer';
import { createOverrideRepository, type OverrideRow } from './overrideRepository';
import { createOverrideTokens } from './overrideTokens';

/** The override of a tester's token; null when it is expired, revoked or not ours. */
export function createOverrideFinder(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'registrySigner' | 'config'>,
) {
  const tokens = createOverrideTokens(app.registrySigner);
  const overrides = createOverrideRepository(app.db);
  const { origins } = app.config.modules;

  return async (token: string | undefined): Promise<Override | null> => {
    const id = token === undefined ? undefined : tokens.idIn(token);
    if (token === undefined || id === undefined) return null;
    const row = await overrides.findOpen(id, app.clock.now());
    if (!row || !tokens.isMine(token, id, row.expiresAt)) return null;
    // an origin may have been removed from the list since
    const versions = row.versions.filter(
      ({ base }) => base.startsWith('/') || origins.includes(new URL(base).origin),
    );
    return { active: toActive(row), versions };
  };
}

const toActive = ({ id, versions, expiresAt, why }: OverrideRow): Override['active'] => ({
  id,
  modules: versions.map(({ descriptor, version }) => ({ id: descriptor.id, version })),
  expiresAt: expiresAt.toISOString(),
  why,
});
