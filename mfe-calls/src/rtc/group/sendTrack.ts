import type { Stage } from './GroupTransport';

/** From so many people on a tile is some 300 pixels wide, and each of the others has to decode it. */
const manyPeople = 4;
/** Of 480 by 360 a camera goes out as 320 by 240, and no oftener than still moves smoothly: two cores can show six people five each. */
const crowdedCamera = { scaleResolutionDownBy: 1.5, maxFramerate: 16 };
/** Pictures that go two ways at once for a moment cost no more than on one, and still move. */
const doubledFramerate = 8;

/** What the room leaves for one picture. */
export interface Load {
  isCrowded: boolean;
  stage: Stage;
}

export const isCrowded = (people: number) => people >= manyPeople;

/** How one picture goes out: a shared screen always in its own size, for its letters. */
export function encodingOf(track: MediaStreamTrack | null, load: Load): RTCRtpEncodingParameters {
  const isSmall = load.isCrowded && track?.contentHint !== 'detail';
  const encoding = isSmall ? crowdedCamera : { scaleResolutionDownBy: 1 };
  // the size stays: another would cost a whole picture
  return load.stage === 'alone' ? encoding : { ...encoding, maxFramerate: doubledFramerate };
}

/** How each sender sends by now: to ask it stops the page until other threads have answered. */
const sentAs = new WeakMap<RTCRtpSender, RTCRtpEncodingParameters>();

/** Sends another track, or the same in another way, without negotiating. Does nothing on a connection that was closed meanwhile. */
export async function sendTrack(
  sender: RTCRtpSender,
  track: MediaStreamTrack | null,
  load: Load,
): Promise<void> {
  try {
    if (sender.track !== track) await sender.replaceTrack(track);
    if (track?.kind !== 'video') return;
    const wanted = encodingOf(track, load);
    if (isSame(sentAs.get(sender), wanted)) return;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings;
    if (!encoding) return;
    delete encoding.maxFramerate;
    Object.assign(encoding, wanted);
    // at once: what is wanted meanwhile is compared with it
    sentAs.set(sender, wanted);
    await sender.setParameters(parameters);
  } catch {
    // there is nobody to send to any more, or the next look tries again
    sentAs.delete(sender);
  }
}

const isSame = (one: RTCRtpEncodingParameters | undefined, other: RTCRtpEncodingParameters) =>
  one?.scaleResolutionDownBy === other.scaleResolutionDownBy && one?.maxFramerate === other.maxFramerate;
