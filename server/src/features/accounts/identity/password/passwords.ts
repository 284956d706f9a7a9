import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * argon2id with 19 MiB, two passes and one lane: the first choice of OWASP's Password Storage Cheat Sheet
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html, read in November 2026).
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const costInHash = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * A hash occupies one processor and the caches' memory. Running more at once than there are processors slows all of them down, and
 * the thread pool may finish the last one first.
 */
const limited = pLimit(availableParallelism());

/**
 * The same password is typed as different letters on different systems: an accent is part of its letter or a letter of its own.
 * Compared is the profile OpaqueString of RFC 8265, which is NFC with one kind of space.
 */
const normalised = (password: string) => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(normalised(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches. Without a hash (nobody has that email) it does the same work and returns
 * false.
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await decoy);
  const isRight = await limited(() => verify(compared, normalised(password)));
  return isRight && typeof passwordHash === 'string';
}

/** Whether the hash was made with other cost parameters than the current ones. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.includes(costInHash);
}
