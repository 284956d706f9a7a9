interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

/** What some browsers tell of the network; elsewhere nothing is known against it. */
function connection(): Connection {
  const told: unknown = Reflect.get(navigator, 'connection');
  return typeof told === 'object' && told !== null ? told : {};
}

/** Whether the person asked to spend little data: then nothing is fetched before it is needed. */
export const savesData = () => connection().saveData === true;

/** Whether fetching what may never be needed costs nobody anything. */
export function hasGoodNetwork(): boolean {
  const { effectiveType } = connection();
  return !savesData() && (effectiveType === undefined || effectiveType === '4g');
}
