interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

/** The Network Information API, which not every browser has. */
function connection(): Connection {
  const value: unknown = Reflect.get(navigator, 'connection');
  return typeof value === 'object' && value !== null ? value : {};
}

/** Whether the user enabled data saving: then nothing is preloaded. */
export const savesData = () => connection().saveData === true;

/** Whether the network is good enough to preload modules that may never be used. */
export function hasGoodNetwork(): boolean {
  const { effectiveType } = connection();
  return !savesData() && (effectiveType === undefined || effectiveType === '4g');
}
