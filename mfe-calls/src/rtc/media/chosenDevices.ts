/** The devices the user chose, for the preview and for every call of this tab. Lost on reload. */
const chosen: { audioinput?: string; videoinput?: string; audiooutput?: string } = {};

export type DeviceKind = keyof typeof chosen;

const listeners = new Set<(kind: DeviceKind) => void>();

export function chooseDevice(kind: DeviceKind, deviceId: string): void {
  chosen[kind] = deviceId;
  for (const listener of listeners) listener(kind);
}

/** Calls the listener on each choice; the returned function unsubscribes. */
export function onDeviceChosen(listener: (kind: DeviceKind) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const chosenDevice = (kind: DeviceKind): string | undefined => chosen[kind];

/** Forgets the choice: any device of that kind is used again. */
export function forgetDevice(kind: DeviceKind): void {
  delete chosen[kind];
  for (const listener of listeners) listener(kind);
}

/** The constraint for the chosen device, or for any. */
export function exactlyChosen(kind: DeviceKind): MediaTrackConstraints {
  const deviceId = chosen[kind];
  return deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
}
