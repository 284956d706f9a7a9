/** From so many people on a tile is some 300 pixels wide, and each of the others has to decode it. */
const manyPeople = 4;
/** Of 480 by 360: a camera goes out as 320 by 240. */
const smaller = 1.5;

/** By how much a camera is scaled down in a room of so many. */
export const cameraScaleFor = (people: number) => (people >= manyPeople ? smaller : 1);

/** What one picture is scaled down by: a shared screen goes out as it is, for its letters. */
export const scaleOf = (track: MediaStreamTrack | null, cameraScale: number) =>
  track?.contentHint === 'detail' ? 1 : cameraScale;

/** Sends another track, or the same in another size, without negotiating. Does nothing on a connection that was closed meanwhile. */
export async function sendTrack(
  sender: RTCRtpSender,
  track: MediaStreamTrack | null,
  cameraScale: number,
): Promise<void> {
  try {
    if (sender.track !== track) await sender.replaceTrack(track);
    if (track?.kind !== 'video') return;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings;
    const scale = scaleOf(track, cameraScale);
    if (!encoding || (encoding.scaleResolutionDownBy ?? 1) === scale) return;
    encoding.scaleResolutionDownBy = scale;
    await sender.setParameters(parameters);
  } catch {
    // there is nobody to send to any more
  }
}
