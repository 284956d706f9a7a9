import type pg from 'pg';

/** The class of our advisory locks; any number would do that nobody else uses. */
const lockClass = 727_002;

/**
 * Shows other servers that a worker lives: an advisory lock on a connection of its own, which PostgreSQL drops with the
 * connection however the process ends.
 */
export function createLifeSign(pool: pg.Pool, worker: string) {
  let shown: Promise<pg.PoolClient> | null = null;

  const show = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    const drop = () => {
      client.removeListener('error', drop);
      shown = null;
      client.release(true);
    };
    client.on('error', drop);
    try {
      // shared, so that nobody waits for a lock of the same hash
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, worker]);
      return client;
    } catch (error) {
      if (shown !== null) drop();
      throw error;
    }
  };

  return {
    worker,
    /** Resolves when others can see it. A worker asks before each job, so a broken connection is replaced first. */
    async show(): Promise<void> {
      shown ??= show();
      await shown;
    },
    async end(): Promise<void> {
      const client = await shown?.catch(() => null);
      if (shown === null) return;
      shown = null;
      client?.release(true);
    },
  };
}

export type LifeSign = ReturnType<typeof createLifeSign>;

/** Returns jobs to the queue whose worker died in the middle, and removes what their next run has replaced. */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with workers as materialized (
       select distinct locked_by as id from graphile_worker.jobs where locked_by is not null
     ), dead as materialized (
       select id from workers where pg_try_advisory_xact_lock($1, hashtext(id))
     )
     select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [lockClass],
  );
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where flags ? 'scheduled' and key is null and locked_at is null having count(*) > 0`,
  );
}
