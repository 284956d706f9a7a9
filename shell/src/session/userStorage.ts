import type { User } from '@tayyib/shared/contracts';
import { forgetVisits } from '../browser/worker';
import { withStorage } from '@tayyib/shared/parts/storage';

const keys = { user: 'login', record: 'email', device: 'DeviceId' } as const;

/** Preferences of the device, which survive a sign-out. */
const preferences = ['theme', 'setIsCollapsed', 'calculatorsNotSaved'] as const;
type Preferences = ReadonlyMap<(typeof preferences)[number], string>;

/** Saves the user under the keys the spec names. It contains no secret: the session is an HTTP-only cookie. */
export function saveUser({ premiumData, subtransaction, deviceID, ...user }: User): void {
  withStorage((storage) => {
    storage.setItem(keys.user, JSON.stringify({ user: { ...user, deviceID }, premiumData, subtransaction }));
    storage.setItem(keys.record, JSON.stringify({ ...user, deviceID, premiumData }));
    storage.setItem(keys.device, deviceID);
  });
}

/** The saved device ID of this browser, or null. */
export function savedDeviceId(): string | null {
  return withStorage((storage) => storage.getItem(keys.device)) ?? null;
}

export function readPreferences(): Preferences {
  const saved = preferences.map(
    (key) => [key, withStorage((storage) => storage.getItem(key)) ?? null] as const,
  );
  return new Map(saved.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** Clears storage and caches, and restores only the given preferences. */
export async function clearUser(restored: Preferences): Promise<void> {
  withStorage((storage) => {
    storage.clear();
    sessionStorage.clear();
    for (const [key, value] of restored) storage.setItem(key, value);
  });
  forgetVisits();
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
