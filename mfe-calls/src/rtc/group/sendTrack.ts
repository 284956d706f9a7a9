import type { RouteStage } from './GroupTransport';

/** From this many participants on, a tile is some 300 pixels wide and each of the others has to decode it. */
const crowdedFrom = 4;
/** A camera of 480 by 360 is sent as 320 by 240, at the lowest frame rate that is still smooth: two cores can decode it for six pages. */
const crowdedCamera = { scaleResolutionDownBy: 1.5, maxFramerate: 16 };
/** Two routes at once then cost no more than one. */
const overlapFramerate = 8;

/** What limits the video that is sent. */
export interface SendLoad {
  isCrowded: boolean;
  stage: RouteStage;
}

export const isCrowded = (people: number) => people >= crowdedFrom;

/** The encoding of a video track: a shared screen is always sent in full size, to stay readable. */
export function encodingOf(track: MediaStreamTrack | null, load: SendLoad): RTCRtpEncodingParameters {
  const isSmall = load.isCrowded && track?.contentHint !== 'detail';
  const encoding = isSmall ? crowdedCamera : { scaleResolutionDownBy: 1 };
  // the size stays: a change would cost a key frame
  return load.stage === 'single' ? encoding : { ...encoding, maxFramerate: overlapFramerate };
}

/** The current encoding of each sender: reading it from the sender blocks the main thread. */
const sentAs = new WeakMap<RTCRtpSender, RTCRtpEncodingParameters>();

/** Sends a track with the encoding for this load, without renegotiation. Does nothing on a closed connection. */
export async function sendTrack(
  sender: RTCRtpSender,
  track: MediaStreamTrack | null,
  load: SendLoad,
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
    // before waiting: concurrent calls compare with it
    sentAs.set(sender, wanted);
    await sender.setParameters(parameters);
  } catch {
    // the connection is closed, or the next check tries again
    sentAs.delete(sender);
  }
}

const isSame = (one: RTCRtpEncodingParameters | undefined, other: RTCRtpEncodingParameters) =>
  one?.scaleResolutionDownBy === other.scaleResolutionDownBy && one?.maxFramerate === other.maxFramerate;
