import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolder } from '../../../../lib/codeFolder';

/**
 * The first four bytes of the sha256 of 17,950 passwords that attackers try first, sorted, little-endian: 72
 * KB instead of a list nobody wants to read. One good password in 240,000 collides with one of them and is
 * refused too.
 */
export const commonPasswordsFile = path.join(
  codeFolder,
  'features/accounts/identity/password/commonPasswords.bin',
);

/** Case is ignored: `Password1` is tried right after `password1`. */
export function keyOfPassword(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32LE(0);
}

let known: Set<number> | undefined;

/** Whether the password is on the list. */
export function isCommonPassword(password: string): boolean {
  known ??= readKeys();
  return known.has(keyOfPassword(password));
}

function readKeys(): Set<number> {
  const file = readFileSync(commonPasswordsFile);
  const keys = new Set<number>();
  for (let at = 0; at < file.length; at += 4) keys.add(file.readUInt32LE(at));
  return keys;
}
