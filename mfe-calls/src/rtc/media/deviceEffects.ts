/** What the browser or the system may do to the sound of a microphone and the picture of a camera, where a device offers it. */
export type DeviceEffect = 'noiseSuppression' | 'backgroundBlur';

/** Whether each effect is on; null where the open device has no choice of it. */
export type DeviceEffects = Record<DeviceEffect, boolean | null>;

export const noEffects: DeviceEffects = { noiseSuppression: null, backgroundBlur: null };

/** What the user chose, for every device of this tab. Lost on reload. Noise is reduced and nothing blurred by default. */
const chosen: Record<DeviceEffect, boolean> = { noiseSuppression: true, backgroundBlur: false };
const defaults: Readonly<Record<DeviceEffect, boolean>> = { ...chosen };

/** The constraint for what differs from the default; a browser ignores the constraints that it does not know. */
export const chosenEffect = (effect: DeviceEffect): MediaTrackConstraints =>
  chosen[effect] === defaults[effect] ? {} : { [effect]: chosen[effect] };

/** Whether the effect of a device is on; null where it offers no choice. */
export function effectOf(track: MediaStreamTrack | null, effect: DeviceEffect): boolean | null {
  // some browsers have no capabilities of devices
  if (!track || !('getCapabilities' in track)) return null;
  const offered = track.getCapabilities()[effect] ?? [];
  return offered.includes(true) && offered.includes(false) ? track.getSettings()[effect] === true : null;
}

/** Turns the effect of an open device on or off, and remembers it for the next one. Throws where the device refuses. */
export async function setEffect(track: MediaStreamTrack, effect: DeviceEffect, isOn: boolean): Promise<void> {
  await track.applyConstraints({ ...track.getConstraints(), [effect]: { exact: isOn } });
  chosen[effect] = isOn;
}
