import { exactlyChosen } from './chosenDevices';
import { explainDevice } from './explainDevice';

/** The spec's size of the local video. */
export const cameraSize = { width: 480, height: 360 } as const;

/** Opens the chosen camera, microphone or both. Throws an Error whose message says what to do. */
export async function requestDevices({
  audio,
  video,
}: {
  audio: boolean;
  video: boolean;
}): Promise<MediaStream> {
  // undefined on pages that are not secure
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new Error(explainDevice(undefined, 'device'));
  try {
    return await devices.getUserMedia({
      audio: audio && exactlyChosen('audioinput'),
      video: video && { ...cameraSize, ...exactlyChosen('videoinput') },
    });
  } catch (error) {
    throw new Error(explainDevice(error, video ? 'camera' : 'microphone'), { cause: error });
  }
}

/** Stops tracks, which turns the camera's light off. */
export function stopTracks(tracks: readonly (MediaStreamTrack | null | undefined)[]): void {
  for (const track of tracks) track?.stop();
}
