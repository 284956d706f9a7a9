import { chosenDevice, exactlyChosen, forgetDevice, type DeviceKind } from './chosenDevices';
import { chosenEffect } from './deviceEffects';
import { explainDevice } from './explainDevice';

/** The spec's size of the local video. */
export const cameraSize = { width: 480, height: 360 } as const;

interface Wanted {
  audio: boolean;
  video: boolean;
}

/** What was opened. */
export interface OpenedDevices {
  stream: MediaStream;
  /** That another device than the chosen one was opened, because that one is gone; null otherwise. */
  notice: string | null;
}

/**
 * Opens the chosen camera, microphone or both. A chosen device that is gone is forgotten, and another one is opened. Throws an Error
 * whose message says what to do.
 */
export async function requestDevices(wanted: Wanted): Promise<OpenedDevices> {
  // undefined on pages that are not secure
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new Error(explainDevice(undefined, 'device'));
  try {
    return { stream: await open(devices, wanted), notice: null };
  } catch (error) {
    const gone = isGone(error) ? await chosenAndGone(devices, wanted) : [];
    if (gone.length === 0) throw explained(error, wanted);
    gone.forEach(forgetDevice);
    try {
      const stream = await open(devices, wanted);
      const names = gone.map((kind) => (kind === 'audioinput' ? 'microphone' : 'camera'));
      return { stream, notice: `The ${names.join(' and ')} you chose is gone. Another one is used.` };
    } catch (another) {
      throw explained(another, wanted);
    }
  }
}

const open = (devices: MediaDevices, { audio, video }: Wanted) =>
  devices.getUserMedia({
    audio: audio && { ...exactlyChosen('audioinput'), ...chosenEffect('noiseSuppression') },
    video: video && { ...cameraSize, ...exactlyChosen('videoinput'), ...chosenEffect('backgroundBlur') },
  });

const explained = (error: unknown, { video }: Wanted) =>
  new Error(explainDevice(error, video ? 'camera' : 'microphone'), { cause: error });

const isGone = (error: unknown) =>
  error instanceof Error && ['OverconstrainedError', 'NotFoundError'].includes(error.name);

/** The requested kinds whose chosen device is not there any more; all chosen ones where the browser lists them still. */
async function chosenAndGone(devices: MediaDevices, { audio, video }: Wanted): Promise<DeviceKind[]> {
  const requested: DeviceKind[] = [];
  if (audio) requested.push('audioinput');
  if (video) requested.push('videoinput');
  const chosen = requested.filter((kind) => chosenDevice(kind) !== undefined);
  if (chosen.length === 0) return [];
  const here = new Set((await devices.enumerateDevices()).map(({ deviceId }) => deviceId));
  const missing = chosen.filter((kind) => !here.has(chosenDevice(kind) ?? ''));
  return missing.length > 0 ? missing : chosen;
}

/** Stops tracks, which turns the camera's light off. */
export function stopTracks(tracks: readonly (MediaStreamTrack | null | undefined)[]): void {
  for (const track of tracks) track?.stop();
}
