import { maxLedgerLines } from '@tayyib/shared/limits';
import { newSealKey, readSealed, seal, sealKeyOf, unseal, type SealKey } from '../../domain/zakat-years/seal';
import type { TextPlace } from '../ledger/TextPlace';

/** What is known of encrypted lines in this browser. */
type SealedState<Line> = { status: 'none' | 'locked' } | { status: 'open'; lines: readonly Line[] };

interface Of<Line> {
  /** Names the lock that lets one tab write at a time. */
  name: string;
  /** Where the encrypted lines are stored. */
  place: TextPlace;
  /** The lines of decrypted JSON; null if it is something else. */
  read: (saved: unknown) => Line[] | null;
  /** Why no line can be made of what the user entered. */
  refusal: string;
}

/** What every line gets when it is written. */
interface Written {
  id: string;
  writtenAt: string;
}

/** What there is to do with encrypted lines, whatever their kind. */
export interface SealedPlace {
  /** Begins without lines. False if they are not stored. */
  create: (owner: string, passphrase: string) => Promise<boolean>;
  /** False with another passphrase. */
  open: (owner: string, passphrase: string) => Promise<boolean>;
  remove: (owner: string) => void;
  /** The encrypted lines as text, to save them elsewhere: they open with the same passphrase. */
  copy: (owner: string) => string | null;
  /** Takes a saved copy where there is none. False if it is not a copy. */
  restore: (owner: string, text: string) => Promise<boolean>;
  /** What to say if lines are not stored. */
  refusal: string;
}

interface SealedLines<Draft> extends SealedPlace {
  state: (owner: string) => SealedState<Draft & Written>;
  /** Calls when lines changed, in this tab or another. */
  listen: (listener: () => void) => () => void;
  /**
   * Adds the lines that `draft` makes of those there are now, also by other tabs. Returns a sentence where it cannot; `draft` returns
   * null if there can be none.
   */
  add: (
    owner: string,
    draft: (lines: readonly (Draft & Written)[]) => readonly Draft[] | null,
  ) => Promise<string | null>;
  /**
   * Removes the lines here once `send` stored those there are now, also of other tabs, elsewhere; nothing is added meanwhile. Returns
   * the sentence of `send` if it could not: then they stay.
   */
  moveTo: (
    owner: string,
    send: (lines: readonly (Draft & Written)[]) => Promise<string | null>,
  ) => Promise<string | null>;
}

const lockedMessage = 'It is locked. Open it again.';

/** Lines that only grow, encrypted with a key made from a passphrase, for each owner. */
export function sealedLines<Draft extends object>({
  name,
  place,
  read,
  refusal,
}: Of<Draft & Written>): SealedLines<Draft> {
  type Line = Draft & Written;
  type State = SealedState<Line>;
  const none: State = { status: 'none' };
  const locked: State = { status: 'locked' };
  /** The keys that were made since the page was loaded, by owner. They are stored nowhere. */
  const opened = new Map<string, { key: SealKey; state: State }>();
  const listeners = new Set<() => void>();
  const queues = new Map<string, Promise<unknown>>();

  const changed = () => {
    for (const listener of listeners) listener();
  };
  const state = (owner: string): State =>
    place.read(owner) === null ? none : (opened.get(owner)?.state ?? locked);

  async function show(owner: string, key: SealKey): Promise<boolean> {
    const sealed = readSealed(place.read(owner));
    const text = sealed && (await unseal(key, sealed));
    const lines = text === null ? null : read(JSON.parse(text));
    if (lines === null) opened.delete(owner);
    else opened.set(owner, { key, state: { status: 'open', lines } });
    changed();
    return lines !== null;
  }

  async function write(owner: string, key: SealKey, lines: readonly Line[]): Promise<boolean> {
    if (!(await place.write(owner, JSON.stringify(await seal(key, JSON.stringify(lines)))))) return false;
    opened.set(owner, { key, state: { status: 'open', lines } });
    changed();
    return true;
  }

  function remove(owner: string) {
    place.remove(owner);
    opened.delete(owner);
    changed();
  }

  /** No two additions at once: a tab would overwrite what another one added. */
  function oneAfterTheOther<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if ('locks' in navigator) return navigator.locks.request(`${name}:${owner}`, work);
    const turn = (queues.get(owner) ?? Promise.resolve()).then(work);
    queues.set(owner, turn);
    return turn;
  }

  /** Reads the lines again, since another tab or device may have added some, and works with them; a message where they are locked. */
  const withNewest = (
    owner: string,
    work: (lines: readonly Line[], key: SealKey) => Promise<string | null>,
  ): Promise<string | null> =>
    oneAfterTheOther(owner, async () => {
      await place.refresh?.(owner);
      const key = opened.get(owner)?.key;
      if (key === undefined || !(await show(owner, key))) return lockedMessage;
      const newest = state(owner);
      return newest.status === 'open' ? work(newest.lines, key) : lockedMessage;
    });

  return {
    state,
    listen: (listener) => {
      listeners.add(listener);
      const stop = place.listen(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    create: async (owner, passphrase) => write(owner, await newSealKey(passphrase), []),
    open: async (owner, passphrase) => {
      await place.refresh?.(owner);
      const sealed = readSealed(place.read(owner));
      return sealed !== null && show(owner, await sealKeyOf(sealed, passphrase));
    },
    add: (owner, draft) =>
      withNewest(owner, async (lines, key) => {
        const drafts = draft(lines);
        if (drafts === null) return refusal;
        if (lines.length + drafts.length > maxLedgerLines)
          return `There are ${maxLedgerLines} lines, the maximum.`;
        const writtenAt = new Date().toISOString();
        const added = drafts.map((line) => ({ ...line, id: crypto.randomUUID(), writtenAt }));
        if (added.length === 0 || (await write(owner, key, [...lines, ...added]))) return null;
        return place.refusal;
      }),
    moveTo: (owner, send) =>
      withNewest(owner, async (lines) => {
        const failure = await send(lines);
        if (failure === null) remove(owner);
        return failure;
      }),
    remove,
    refusal: place.refusal,
    copy: place.read,
    restore: async (owner, text) => {
      if (readSealed(text) === null || place.read(owner) !== null) return false;
      if (!(await place.write(owner, text))) return false;
      changed();
      return true;
    },
  };
}
