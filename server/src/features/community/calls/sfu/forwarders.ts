import type { Redis } from '../../../../plugins/redis';

const key = 'forwarders';
/** A server with a working Janus announces itself this often, and reads the others. */
const refreshEveryMs = 2000;
/** A server that has not announced itself for this long is gone: it missed several times. */
const goneAfterSeconds = 10;

/**
 * Announces or withdraws a server, and returns the others: by Redis's own clock, so that servers whose clocks
 * differ agree.
 */
const announceAndList = `
  local now = tonumber(redis.call('TIME')[1])
  if ARGV[2] == 'sound' then redis.call('ZADD', KEYS[1], now, ARGV[1]) else redis.call('ZREM', KEYS[1], ARGV[1]) end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - tonumber(ARGV[3]))
  return redis.call('ZREVRANGE', KEYS[1], 0, -1)
`;

/**
 * Which servers have a working Janus: this one, and others that share its Redis.
 * @param own the id of this server, new on each start
 */
export async function createForwarders(redis: Redis | null, own: string, isSound: () => boolean) {
  let others: readonly string[] = [];
  let looks = 0;
  let isStopped = false;

  const look = async (): Promise<void> => {
    if (!redis || isStopped) return;
    const state = isSound() ? 'sound' : 'away';
    looks += 1;
    const mine = looks;
    const scriptOptions = { keys: [key], arguments: [own, state, String(goneAfterSeconds)] };
    // a server that cannot be reached forwards nothing for this one
    const found = redis.isReady ? await redis.eval(announceAndList, scriptOptions).catch(() => []) : [];
    // what changed meanwhile is newer
    if (mine === looks) others = Array.isArray(found) ? found.map(String).filter((id) => id !== own) : [];
  };

  const forget = (gone: string): void => {
    looks += 1;
    others = others.filter((id) => id !== gone);
    if (redis?.isReady) redis.zRem(key, gone).catch(() => undefined);
  };

  await look();
  const timer = redis && setInterval(() => void look(), refreshEveryMs).unref();

  return {
    /** Re-reads the list. */
    look,

    /** Excludes that server, until it announces itself again. */
    forget,

    stop(): void {
      isStopped = true;
      clearInterval(timer ?? undefined);
      forget(own);
    },

    /** The server to forward a room by: this one where possible. Null when there is none. */
    pick: (): string | null => (isSound() ? own : (others[0] ?? null)),
  };
}

export type Forwarders = Awaited<ReturnType<typeof createForwarders>>;
