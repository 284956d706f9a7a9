import { withStorage } from '@tayyib/shared/parts/storage';
import { readSealedText, sealText, unsealText } from '../../domain/sealedText';
import { deviceKey, deviceKeyOrNew } from './deviceKey';

/** What the calculators save on the device. */
const savedNames = ['zakat', 'purification', 'zakat-result', 'purification-result'] as const;
export type SavedName = (typeof savedNames)[number];
/** What is computed from the others, and so is not lost without being saved. */
const computedNames: readonly SavedName[] = ['zakat-result', 'purification-result'];

/**
 * Where a text is: encrypted on the device (`unreadable`: its key is gone), or in the tab until it is closed, as the user chose,
 * as the browser cannot encrypt or store it, or as there is no user. `plain`: the same, and one of before texts were encrypted is
 * still on the device as it was, since the tab would lose it.
 */
export type Saving = DeviceSaving | 'chosenVisit' | 'visitor';
type DeviceSaving = 'device' | 'unreadable' | 'onlyVisit' | 'plain';

/** A preference of the device, which survives a sign-out. */
const choiceKey = 'calculatorsNotSaved';
const entryOf = (name: SavedName, owner: string) => `${name}:${owner}`;

const savings = new Map<string, DeviceSaving>();
const listeners = new Set<() => void>();
/** Texts that are not encrypted yet, by entry, and the work that does it. */
const pending = new Map<string, string>();
const writing = new Map<string, Promise<void>>();

/** Calls when the place of a text changes. */
export function listenToSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a text is; `device` until it was loaded. */
export function savingOf(name: SavedName, owner: string): Saving {
  if (owner === 'visitor') return 'visitor';
  return isChosenVisit() ? 'chosenVisit' : (savings.get(entryOf(name, owner)) ?? 'device');
}

const isChosenVisit = () => withStorage((storage) => storage.getItem(choiceKey)) === 'true';

/** The saved text; null where there is none. A text that was saved before texts were encrypted is encrypted now. */
export async function loadText(name: SavedName, owner: string): Promise<string | null> {
  const entry = entryOf(name, owner);
  const ofVisit = visitText(entry);
  if (owner === 'visitor') return ofVisit;
  const waiting = pending.get(entry);
  if (waiting !== undefined) return waiting;
  const { text, saving } = await ofDevice(name, owner);
  // typed while this was read
  const typed = pending.get(entry) ?? ofVisit;
  if (isChosenVisit()) {
    if (typed === null && text !== null) setVisitText(entry, text);
    removeFromDevice(entry);
    return typed ?? text;
  }
  setSaving(entry, saving);
  if (typed !== null || (saving === 'device' && plainText(entry) !== null))
    saveText(name, owner, typed ?? text);
  return typed ?? text;
}

async function ofDevice(
  name: SavedName,
  owner: string,
): Promise<{ text: string | null; saving: DeviceSaving }> {
  const entry = entryOf(name, owner);
  const stored = withStorage((storage) => storage.getItem(entry));
  const sealed = readSealedText(stored ?? '');
  try {
    const key = await deviceKey(owner);
    if (stored === undefined) return { text: null, saving: 'onlyVisit' };
    if (sealed === null) return { text: stored, saving: 'device' };
    const text = key === null ? null : await unsealText(key, sealed);
    return { text, saving: text === null ? 'unreadable' : 'device' };
  } catch {
    const text = sealed === null ? (stored ?? null) : null;
    return { text, saving: withoutEncryption(name, owner) };
  }
}

/** What was saved before texts were encrypted; null where there is nothing, or it is encrypted. */
function plainText(entry: string): string | null {
  const stored = withStorage((storage) => storage.getItem(entry)) ?? null;
  return stored === null || readSealedText(stored) !== null ? null : stored;
}

/** Where a text is that cannot be encrypted. Plain text stays on the device only where its user would lose it otherwise. */
function withoutEncryption(name: SavedName, owner: string): 'onlyVisit' | 'plain' {
  const entry = entryOf(name, owner);
  const plain = plainText(entry);
  if (plain === null) return 'onlyVisit';
  if (!computedNames.includes(name)) return 'plain';
  if (visitText(entry) === null) setVisitText(entry, plain);
  removeFromDevice(entry);
  return 'onlyVisit';
}

/** Saves a text where it belongs; null removes it. It is safe from a reload when this returns, and encrypted soon after. */
export function saveText(name: SavedName, owner: string, text: string | null): void {
  const entry = entryOf(name, owner);
  const saving = savingOf(name, owner);
  if (text === null) {
    pending.delete(entry);
    setVisitText(entry, null);
    if (owner !== 'visitor') removeFromDevice(entry);
  } else if (saving === 'device' || saving === 'unreadable') {
    pending.set(entry, text);
    if (!writing.has(entry)) writing.set(entry, encryptPending(name, owner));
  } else {
    setVisitText(entry, text);
    if (computedNames.includes(name)) removeFromDevice(entry);
  }
}

async function encryptPending(name: SavedName, owner: string): Promise<void> {
  const entry = entryOf(name, owner);
  for (let text = pending.get(entry); text !== undefined; text = pending.get(entry)) {
    const sealed = await sealedOf(owner, text);
    // typed or removed meanwhile
    if (pending.get(entry) !== text) continue;
    const isStored =
      sealed !== null && withStorage((storage) => (storage.setItem(entry, sealed), true)) === true;
    setVisitText(entry, isStored ? null : text);
    setSaving(entry, isStored ? 'device' : withoutEncryption(name, owner));
    pending.delete(entry);
  }
  writing.delete(entry);
}

async function sealedOf(owner: string, text: string): Promise<string | null> {
  try {
    return JSON.stringify(await sealText(await deviceKeyOrNew(owner), text));
  } catch {
    return null;
  }
}

/** Resolves when everything is saved. */
export async function allSaved(): Promise<void> {
  await Promise.all(writing.values());
}

/** Whether the calculators save on this device from now on. What was saved moves to the tab, and back. */
export async function chooseSaving(owner: string, isSaved: boolean): Promise<void> {
  await allSaved();
  const texts = await Promise.all(
    savedNames.map(async (name) => ({ name, text: await loadText(name, owner) })),
  );
  await allSaved();
  withStorage((storage) =>
    isSaved ? storage.removeItem(choiceKey) : storage.setItem(choiceKey, String(true)),
  );
  for (const { name, text } of texts) {
    const entry = entryOf(name, owner);
    // newer than what was read
    const typed = pending.get(entry) ?? visitText(entry) ?? text;
    pending.delete(entry);
    if (isSaved) setSaving(entry, 'device');
    else removeFromDevice(entry);
    if (typed !== null) saveText(name, owner, typed);
  }
  tell();
}

function setSaving(entry: string, saving: DeviceSaving): void {
  if (savings.get(entry) === saving) return;
  savings.set(entry, saving);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

const removeFromDevice = (entry: string) => withStorage((storage) => storage.removeItem(entry));
const visitText = (entry: string) => withStorage(() => sessionStorage.getItem(entry)) ?? null;
const setVisitText = (entry: string, text: string | null) =>
  withStorage(() => (text === null ? sessionStorage.removeItem(entry) : sessionStorage.setItem(entry, text)));

// another tab may have chosen
addEventListener('storage', ({ key }) => key === choiceKey && tell());
// the page may end before a text is encrypted; the tab has it then until it is loaded again
addEventListener('pagehide', () => {
  for (const [entry, text] of pending) setVisitText(entry, text);
});
