/** The spec's size of the local picture. */
export const cameraSize = { width: 480, height: 360 } as const;

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The browser was not allowed to use the camera. Allow it in the address bar or the browser’s settings, then try again.',
  NotFoundError: 'No camera was found. Connect one, then try again.',
  NotReadableError: 'The camera is in use by another program. Close that program, then try again.',
  OverconstrainedError: `This camera cannot give a picture of ${cameraSize.width} by ${cameraSize.height}. Try another one.`,
  AbortError: 'The camera stopped before it gave a picture. Please try again.',
};
const unavailable =
  'This browser gives no access to cameras here. Open this page over https in a current browser.';
const unknown = 'The camera could not be started. Please try again.';

/** Opens the camera, without the microphone. Throws an Error whose message says what to do. */
export async function openCamera(): Promise<MediaStream> {
  // browsers leave it out on pages that are not secure
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new Error(unavailable);
  try {
    return await devices.getUserMedia({ video: cameraSize, audio: false });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new Error(sentences[name] ?? unknown, { cause: error });
  }
}

/** Turns the camera's light off. */
export function releaseCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
