import { readFile, writeFile } from 'node:fs/promises';
import { commonPasswordsFile, keyOfPassword } from './commonPasswords';

/**
 * Writes `commonPasswords.bin` from the list of stolen passwords in the npm package
 * @zxcvbn-ts/language-common (MIT), whose unpacked `src/passwords.json` is named on the command line.
 * Passwords below the minimum length are left out.
 */
const shortest = 8;

async function main(source: string | undefined): Promise<void> {
  if (source === undefined) throw new Error('Name the list: makeCommonPasswords.ts <passwords.json>');
  const passwords: string[] = JSON.parse(await readFile(source, 'utf8'));
  const keys = new Set(passwords.filter(({ length }) => length >= shortest).map(keyOfPassword));
  await writeFile(commonPasswordsFile, new Uint8Array(Uint32Array.from(keys).sort().buffer));
  console.log(`${keys.size} passwords`);
}

await main(process.argv[2]);
