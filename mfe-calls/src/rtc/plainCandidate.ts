import type { IceCandidate } from '@tayyib/shared/contracts';

/** A candidate as it goes over the wire. */
export function plainCandidate({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: RTCIceCandidate): IceCandidate {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}
