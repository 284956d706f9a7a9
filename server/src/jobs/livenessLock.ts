import type pg from 'pg';

/** The class of our advisory locks: any number that nothing else uses. */
const lockClass = 727_002;

/**
 * Shows other servers that a worker is alive: an advisory lock on a dedicated connection. PostgreSQL releases it with the
 * connection, however the process ends.
 */
export function createLivenessLock(pool: pg.Pool, worker: string) {
  /** Closes the connection. */
  let acquired: Promise<() => void> | null = null;

  const acquire = async (): Promise<() => void> => {
    const client = await pool.connect();
    let isOpen = true;
    // errors may follow, so it still listens afterwards: one without a listener would end the process
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      acquired = null;
      client.release(true);
    };
    client.on('error', close);
    try {
      // shared, so that hash collisions do not block
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, worker]);
      return close;
    } catch (error) {
      close();
      throw error;
    }
  };

  return {
    worker,
    /** Resolves once the lock is acquired. Called before each job, so a broken connection is replaced first. */
    async acquire(): Promise<void> {
      acquired ??= acquire().catch((error: unknown) => {
        acquired = null; // the next job tries again
        throw error;
      });
      await acquired;
    },
    async release(): Promise<void> {
      const close = await acquired?.catch(() => null);
      close?.();
    },
  };
}

export type LivenessLock = ReturnType<typeof createLivenessLock>;

/** Returns jobs of dead workers to the queue, and removes scheduled runs that a newer one has replaced. */
export async function releaseJobsOfDeadWorkers(pool: pg.Pool): Promise<void> {
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
