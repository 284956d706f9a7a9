import type pg from 'pg';

/**
 * Does the work while nobody else, on any server, asks that publisher. Undefined when somebody does. The lock belongs to
 * the connection, so it ends with this process whatever happens.
 */
export async function underHostLock<Result>(
  pool: pg.Pool,
  host: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  const key = `feed-host:${host}`;
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as mine',
      [key],
    );
    if (!rows[0]?.mine) return undefined;
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [key]);
    }
  } finally {
    client.release();
  }
}
