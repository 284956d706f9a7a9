/** The devices a person chose, for the preview and for every call of this tab. Forgotten with the page. */
const chosen: { audioinput?: string; videoinput?: string; audiooutput?: string } = {};

export type DeviceKind = keyof typeof chosen;

export function chooseDevice(kind: DeviceKind, deviceId: string): void {
  chosen[kind] = deviceId;
}

export const chosenDevice = (kind: DeviceKind): string | undefined => chosen[kind];

/** The constraint that asks for the chosen device, or for any. */
export function exactlyChosen(kind: DeviceKind): MediaTrackConstraints {
  const deviceId = chosen[kind];
  return deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
}
