import type { IceCandidate } from '@tayyib/shared/contracts';

/**
 * Configuration of every peer connection: audio, video and data share one transport from the start. Separate transports would
 * each gather candidates and allocate a port at the relay, and all but one would be discarded.
 */
export const peerConnectionDefaults = { bundlePolicy: 'max-bundle' } as const;

/** A candidate as it is sent over the wire. */
export function toIceCandidate({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: RTCIceCandidate): IceCandidate {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** Whether a connection goes through a relay on either side: such a path ends when its credentials expire. */
export async function isRelayed(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<boolean> {
  const report = await connection.getStats();
  const entries: ReadonlyMap<string, RTCStats & Partial<RTCTransportStats & RTCIceCandidatePairStats>> =
    new Map(report);
  for (const { type, selectedCandidatePairId = '' } of entries.values()) {
    if (type !== 'transport') continue;
    const { localCandidateId = '', remoteCandidateId = '' } = entries.get(selectedCandidatePairId) ?? {};
    const ends = [entries.get(localCandidateId), entries.get(remoteCandidateId)];
    if (ends.some((end) => end && 'candidateType' in end && end.candidateType === 'relay')) return true;
  }
  return false;
}
