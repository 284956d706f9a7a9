/**
 * A description of ours that asks the other side to send next to nothing while nobody speaks (Opus DTX, RFC 7587 section 6.1): in a
 * room most are silent, and fifty packets a second of each to each are a load.
 */
export function quietLines(sdp: string): string {
  const opus = /^a=rtpmap:(\d+) opus\/48000/m.exec(sdp)?.[1];
  return opus === undefined
    ? sdp
    : sdp.replace(new RegExp(`^a=fmtp:${opus} (?!.*usedtx).*`, 'gm'), '$&;usedtx=1');
}
