/** From so many people on a tile is some 300 pixels wide, and each of the others has to decode it. */
const manyPeople = 4;
/** Of 480 by 360 a camera goes out as 320 by 240, and no oftener than still moves smoothly: two cores can show six people five each. */
const crowdedCamera = { scaleResolutionDownBy: 1.5, maxFramerate: 16 };

export const isCrowded = (people: number) => people >= manyPeople;

/** How one picture goes out in a room that is crowded, or is not: a shared screen always as it is, for its letters. */
export const encodingOf = (track: MediaStreamTrack | null, inCrowd: boolean) =>
  inCrowd && track?.contentHint !== 'detail' ? crowdedCamera : { scaleResolutionDownBy: 1 };

/** Sends another track, or the same in another size, without negotiating. Does nothing on a connection that was closed meanwhile. */
export async function sendTrack(
  sender: RTCRtpSender,
  track: MediaStreamTrack | null,
  inCrowd: boolean,
): Promise<void> {
  try {
    if (sender.track !== track) await sender.replaceTrack(track);
    if (track?.kind !== 'video') return;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings;
    const wanted = encodingOf(track, inCrowd);
    if (!encoding || (encoding.scaleResolutionDownBy ?? 1) === wanted.scaleResolutionDownBy) return;
    delete encoding.maxFramerate;
    Object.assign(encoding, wanted);
    await sender.setParameters(parameters);
  } catch {
    // there is nobody to send to any more
  }
}
