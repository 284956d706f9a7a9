import { streamOfKind } from '../../rtc/media/streamOfKind';

/** The picture that the browser shows above its own windows. It belongs to no part of the page, so that it stays on every page. */
let picture: HTMLVideoElement | null = null;

export const canShowPicture = (): boolean =>
  typeof document.exitPictureInPicture === 'function' && document.pictureInPictureEnabled;

/** Shows a stream in the browser's picture-in-picture, until `closePicture`. Has to be called on a press of the user. */
export async function showPicture(stream: MediaStream): Promise<void> {
  closePicture();
  const video = document.createElement('video');
  picture = video;
  video.muted = true;
  video.srcObject = streamOfKind(stream, 'video');
  try {
    await video.play();
    if (picture === video) await video.requestPictureInPicture();
  } catch {
    // the browser refuses it, or the user closed it at once: the call is on the page all the same
    if (picture === video) closePicture();
  }
}

/** Follows the stream that is to be shown, while the picture is open. */
export function updatePicture(stream: MediaStream | null): void {
  if (!picture) return;
  if (!stream) return closePicture();
  const source = streamOfKind(stream, 'video');
  if (picture.srcObject !== source) picture.srcObject = source;
}

export function closePicture(): void {
  if (!picture) return;
  if (document.pictureInPictureElement === picture) void document.exitPictureInPicture();
  picture.srcObject = null;
  picture = null;
}
