interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

/** The Network Information API, which not every browser has. */
function connection(): Connection {
  const value: unknown = Reflect.get(navigator, 'connection');
  return typeof value === 'object' && value !== null ? value : {};
}

/** Whether nothing may be preloaded: the user enabled data saving, or there is no network. */
export const preloadsNothing = () => connection().saveData === true || !navigator.onLine;

/** Whether the network is good enough to preload modules that may never be used. */
export function hasGoodNetwork(): boolean {
  const { effectiveType } = connection();
  return !preloadsNothing() && (effectiveType === undefined || effectiveType === '4g');
}
