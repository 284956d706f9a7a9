/** Cache tags of the page that a module may invalidate beside its own, by which its changes reach pages of others. */
export const sharedTags: ReadonlySet<string> = new Set(['Market', 'Session', 'PriceAlerts']);

/**
 * Endpoints of the page that a module may use, and whose cache it may change. Modules are built with definitions of them
 * (`shared/src/endpoints`); the page has its own, which are used.
 */
export const sharedEndpoints: ReadonlySet<string> = new Set([
  'getConsents',
  'setConsent',
  'saveMyStandard',
  'searchMarket',
  'getPriceAlerts',
  'addPriceAlert',
  'changePriceAlerts',
  'removePriceAlert',
  'restorePriceAlert',
]);

/** Keys of the browser's storage that the page itself writes. No module may have one. */
export const pageStorageKeys = [
  'DeviceId',
  'email',
  'jwtToken',
  'login',
  'pushes',
  'setIsCollapsed',
  'theme',
] as const;

/** Who writes a key of the browser's storage: a module those that begin with its id, and those that its descriptor names. */
interface StorageOwner {
  id: string;
  owns: { storage?: readonly string[] | undefined };
}

/** Whether a module may write a key of the browser's storage: `tools`, `tools:drafts` and `zakat:7`, where it owns `zakat`. */
export const ownsStorageKey = ({ id, owns: { storage = [] } }: StorageOwner, key: string): boolean =>
  [id, ...storage].some((name) => key === name || key.startsWith(`${name}:`));
