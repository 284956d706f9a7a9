import type { Redis } from '../../../../plugins/redis';

const key = 'forwarders';
/** A server whose Janus can be counted on says so this often, and hears of the others. */
const lookEveryMs = 2000;
/** One that has not said so for this long is gone: it missed several times. */
const goneAfterSeconds = 10;

/** Says that one is there, or not, and answers who else is: by Redis's own clock, so that servers whose clocks differ agree. */
const sayAndHear = `
  local now = tonumber(redis.call('TIME')[1])
  if ARGV[2] == 'sound' then redis.call('ZADD', KEYS[1], now, ARGV[1]) else redis.call('ZREM', KEYS[1], ARGV[1]) end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - tonumber(ARGV[3]))
  return redis.call('ZREVRANGE', KEYS[1], 0, -1)
`;

/**
 * Which servers have a Janus that can be counted on: this one, and others that share its Redis.
 * @param own the name of this one, made anew with each start
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
    const asked = { keys: [key], arguments: [own, state, String(goneAfterSeconds)] };
    // a server that cannot be asked forwards nothing for this one
    const found = redis.isReady ? await redis.eval(sayAndHear, asked).catch(() => []) : [];
    // what changed meanwhile is newer
    if (mine === looks) others = Array.isArray(found) ? found.map(String).filter((id) => id !== own) : [];
  };

  const forget = (gone: string): void => {
    looks += 1;
    others = others.filter((id) => id !== gone);
    if (redis?.isReady) redis.zRem(key, gone).catch(() => undefined);
  };

  await look();
  const timer = redis && setInterval(() => void look(), lookEveryMs).unref();

  return {
    /** Looks anew who is there. */
    look,

    /** Nothing goes through that one any more, until it says otherwise. */
    forget,

    stop(): void {
      isStopped = true;
      clearInterval(timer ?? undefined);
      forget(own);
    },

    /** The one that a room may be forwarded by: this one where it can. Null when there is none. */
    pick: (): string | null => (isSound() ? own : (others[0] ?? null)),
  };
}

export type Forwarders = Awaited<ReturnType<typeof createForwarders>>;
