import type { ZakatAccountReply, ZakatYearsBody } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { maxLedgerLines } from '@tayyib/shared/limits';
import { parsedText } from '@tayyib/shared/parts/storage';
import { readYearLines } from '../../domain/zakat-years/readYearLines';
import { newSealKey, readSealed, seal, sealKeyOf, unseal, type SealKey } from '../../domain/zakat-years/seal';
import type { ZakatYearDraft, ZakatYearLine } from '../../domain/zakat-years/ZakatYearLine';

type Lines = readonly ZakatYearLine[];

/** The account of the owner of zakat years. Both throw where the server refuses or is not reached. */
export interface YearsAccount {
  owner: string;
  /** As it is stored now. */
  read: () => Promise<ZakatAccountReply>;
  /** Written only over the version that was read. */
  write: (body: ZakatYearsBody) => Promise<unknown>;
}

/** Zakat years that were opened since the page was loaded. Their key is stored nowhere. */
interface Opened {
  owner: string;
  key: SealKey;
  lines: Lines;
}
let opened: Opened | null = null;
const listeners = new Set<() => void>();

/** The opened years of an owner; null while they are locked. */
export const openedYears = (owner: string): Opened | null => (opened?.owner === owner ? opened : null);

/** Calls when years were opened, closed or changed in this tab. */
export function listenToYears(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Opened | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Forgets the opened years and their key. */
export const closeYears = (): void => show(null);

/** Opens the years that the account has. Returns a sentence if it did not work. */
export async function openYears({ owner, read }: YearsAccount, passphrase: string): Promise<string | null> {
  try {
    const sealed = readSealed((await read()).sealed);
    const key = sealed && (await sealKeyOf(sealed, passphrase));
    const lines = key && (await linesIn(sealed, key));
    if (key === null || lines === null) return 'Your zakat years do not open with this passphrase.';
    show({ owner, key, lines });
    return null;
  } catch (error) {
    return toMessage(error);
  }
}

/** The lines of something sealed; null with another key, or where they are something else. */
async function linesIn(sealed: ReturnType<typeof readSealed>, key: SealKey): Promise<Lines | null> {
  const text = sealed && (await unseal(key, sealed));
  return text === null ? null : readYearLines(parsedText(text));
}

/** What years begin with: nothing, or a saved copy. */
interface Beginning {
  passphrase: string;
  copy: string | null;
}

/** Begins years on an account without any, once `agree` stored the consent. Returns a sentence if it did not work. */
export async function startYears(
  account: YearsAccount,
  { passphrase, copy }: Beginning,
  agree: () => Promise<unknown>,
): Promise<string | null> {
  const sealed = readSealed(copy);
  if (copy !== null && sealed === null) return 'This file is not a copy of zakat years.';
  const key = sealed === null ? await newSealKey(passphrase) : await sealKeyOf(sealed, passphrase);
  const lines = sealed === null ? [] : await linesIn(sealed, key);
  if (lines === null) return 'The copy does not open with this passphrase.';
  return saving(async () => {
    await agree();
    const stored = await account.read();
    if (stored.sealed !== null) return 'Your account has zakat years already.';
    await write(account, stored.version, { key, lines });
    return null;
  });
}

/**
 * Adds the lines that `draft` makes of those the account has now, also by other devices; `draft` returns null if there can be none.
 * Returns a sentence if it did not work.
 */
export const addYearLines = (
  account: YearsAccount,
  draft: (lines: Lines) => readonly ZakatYearDraft[] | null,
): Promise<string | null> =>
  inTurn(() =>
    saving(async () => {
      const stored = await account.read();
      const key = openedYears(account.owner)?.key;
      const lines = key === undefined ? null : await linesIn(readSealed(stored.sealed), key);
      if (key === undefined || lines === null) {
        closeYears();
        return 'Your zakat years are locked. Open them again.';
      }
      const drafts = draft(lines);
      if (drafts === null)
        return 'A payment is of more than nothing, for a saved year, on a day up to today.';
      if (lines.length + drafts.length > maxLedgerLines)
        return `There are ${maxLedgerLines} lines, the maximum.`;
      const writtenAt = new Date().toISOString();
      const added = drafts.map((line) => ({ ...line, id: crypto.randomUUID(), writtenAt }));
      if (added.length > 0) await write(account, stored.version, { key, lines: [...lines, ...added] });
      return null;
    }),
  );

async function write(
  { owner, write: store }: YearsAccount,
  version: number,
  { key, lines }: Omit<Opened, 'owner'>,
): Promise<void> {
  await store({ sealed: JSON.stringify(await seal(key, JSON.stringify(lines))), version });
  show({ owner, key, lines });
}

async function saving(work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    return `It was not saved on your account. ${toMessage(error)}`;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: the second of two at once would be refused as of an old version. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn;
  return turn;
}
