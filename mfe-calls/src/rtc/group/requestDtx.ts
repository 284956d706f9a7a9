/**
 * Adds Opus DTX (RFC 7587 section 6.1) to a session description of ours, so that the other side sends almost nothing while nobody
 * speaks: most participants of a room are silent, and fifty packets a second over every link are a load.
 */
export function requestDtx(sdp: string): string {
  const opus = /^a=rtpmap:(\d+) opus\/48000/m.exec(sdp)?.[1];
  return opus === undefined
    ? sdp
    : sdp.replace(new RegExp(`^a=fmtp:${opus} (?!.*usedtx).*`, 'gm'), '$&;usedtx=1');
}
