/** Whether a connection goes through a relay on either side: such a path ends with its credentials. */
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
