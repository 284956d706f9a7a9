import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pushSubscriptions, serverKeys } from '../../../../database/schema/personal/deliveryTables';
import { seal, unseal } from '../../../../lib/seal';
import { createPushKeys, type PushKeys } from './encryptPush';

const name = 'vapid';

/**
 * The keys that identify this product to push services: from the settings, or generated once for all servers and stored
 * encrypted. Where nobody can decrypt them any more, new ones replace them, and browsers subscribe again.
 */
export function createPushKeyring(app: Pick<FastifyInstance, 'db' | 'config'>): () => Promise<PushKeys> {
  const { secret, previousSecret } = app.config.identity;
  let known: PushKeys | null = app.config.alerts.vapid;

  const open = (sealed: string): string =>
    unseal(secret, sealed, name) ||
    (previousSecret === undefined ? '' : unseal(previousSecret, sealed, name));

  const load = (): Promise<PushKeys> =>
    app.db.transaction(async (transaction) => {
      const made = createPushKeys();
      const row = { publicKey: made.publicKey, sealedPrivateKey: seal(secret, made.privateKey, name) };
      await transaction
        .insert(serverKeys)
        .values({ name, ...row })
        .onConflictDoNothing();
      const [stored] = await transaction
        .select()
        .from(serverKeys)
        .where(eq(serverKeys.name, name))
        .for('update');
      const privateKey = stored ? open(stored.sealedPrivateKey) : '';
      if (stored && privateKey !== '') return { publicKey: stored.publicKey, privateKey };
      await transaction.update(serverKeys).set(row).where(eq(serverKeys.name, name));
      await transaction.delete(pushSubscriptions);
      return made;
    });

  return async () => (known ??= await load());
}
