import { exactlyChosen } from './media/chosenDevices';
import { explainDevice } from './media/explainDevice';

/** Opens the microphone. Throws an Error whose message says what to do. */
export async function openMicrophone(): Promise<MediaStream> {
  // browsers leave it out on pages that are not secure
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new Error(explainDevice(undefined, 'device'));
  try {
    return await devices.getUserMedia({ audio: exactlyChosen('audioinput'), video: false });
  } catch (error) {
    throw new Error(explainDevice(error, 'microphone'), { cause: error });
  }
}
