import { randomBytes } from 'node:crypto';

const bytesEach = 16;
const atOnce = 256;

/** Returns 128 random bits in base64, new with every call. The generator of the system is called once for many, since each call is slow. */
export function createNonces(): () => string {
  let pool = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === pool.length) {
      pool = randomBytes(bytesEach * atOnce);
      used = 0;
    }
    used += bytesEach;
    return pool.toString('base64', used - bytesEach, used);
  };
}
