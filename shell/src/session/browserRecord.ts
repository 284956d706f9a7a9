import type { User } from '@tayyib/shared/contracts';

const keys = { person: 'login', record: 'email', device: 'DeviceId' } as const;

/** Choices about this device, which stay when somebody leaves it. */
const preferences = ['theme', 'setIsCollapsed'] as const;
type Preferences = ReadonlyMap<(typeof preferences)[number], string>;

/** Keeps the person where the product's other parts look for them. No secret is among it: the session is a cookie no script can read. */
export function rememberPerson(person: User): void {
  const { premiumData, subtransaction, deviceID, ...user } = person;
  inStorage((storage) => {
    storage.setItem(
      keys.person,
      JSON.stringify({ user: { ...user, deviceID }, premiumData, subtransaction }),
    );
    storage.setItem(keys.record, JSON.stringify({ ...user, deviceID, premiumData }));
    storage.setItem(keys.device, deviceID);
  });
}

/** The device this browser was, as it remembers; null where it remembers none. */
export function rememberedDevice(): string | null {
  return inStorage((storage) => storage.getItem(keys.device)) ?? null;
}

export function readPreferences(): Preferences {
  const saved = preferences.map(
    (key) => [key, inStorage((storage) => storage.getItem(key)) ?? null] as const,
  );
  return new Map(saved.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** Leaves nothing of a person on this browser: storage and caches go. Only the choices about the device are put back. */
export async function forgetPerson(kept: Preferences): Promise<void> {
  inStorage((storage) => {
    storage.clear();
    sessionStorage.clear();
    for (const [key, value] of kept) storage.setItem(key, value);
  });
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A browser may close its storage to us; the page does without, then. */
function inStorage<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
