import type pg from 'pg';

/**
 * Runs the work unless another request to that publisher is running on any server; then returns undefined. The lock belongs to
 * the connection, so it is released when this process ends.
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
