import { ProblemError } from '../../../../plugins/http/ProblemError';

/** Audio, video, screen and data, with room for as many again. */
const maxMediaLines = 8;
const strange = () => new ProblemError(400, 'invalid-request', 'That is not a description of a call.');

/**
 * Refuses a description that no browser would produce: too many media sections, no fingerprint that ties the
 * encryption to the sender, or lines not of the form `letter=value` (RFC 8866, section 5).
 */
export function checkDescription(sdp: string, maxLines = maxMediaLines): void {
  const lines = sdp.split(/\r?\n/).filter((line) => line !== '');
  if (lines[0] !== 'v=0' || lines.some((line) => !/^[a-z]=[^\p{Cc}]*$/u.test(line))) throw strange();
  const media = lines.filter((line) => line.startsWith('m='));
  if (media.length === 0 || media.length > maxLines) throw strange();
  if (!lines.some((line) => /^a=fingerprint:sha-256 [0-9A-F:]{95}$/.test(line))) throw strange();
}
