import { exactlyChosen } from './media/chosenDevices';
import { explainDevice } from './media/explainDevice';
import { cameraSize } from './media/LocalMedia';

/** Opens the camera, without the microphone. Throws an Error whose message says what to do. */
export async function openCamera(): Promise<MediaStream> {
  // browsers leave it out on pages that are not secure
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new Error(explainDevice(undefined, 'device'));
  try {
    return await devices.getUserMedia({
      video: { ...cameraSize, ...exactlyChosen('videoinput') },
      audio: false,
    });
  } catch (error) {
    throw new Error(explainDevice(error, 'camera'), { cause: error });
  }
}

/** Turns the camera's light off. */
export function releaseCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
