import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ProblemError } from '../../../plugins/http/ProblemError';

export const largestUploadBytes = 2 * 1024 * 1024;
const sidePixels = 256;
/** A small file can unpack to an enormous picture; photos of phones stay below this. */
const mostPixels = 50_000_000;

/** The first bytes of each kind we take. SVG and the rest never reach the decoder. */
const isKnownKind = (file: Buffer): boolean =>
  file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP');

export const notAPicture = () =>
  new ProblemError(415, 'not-a-picture', 'Choose a picture: a JPEG, PNG or WebP file.', 'file');

/**
 * Draws an uploaded picture anew, as a square WebP. What the file said besides (place, camera, whatever follows the picture)
 * is gone. @throws ProblemError 415 when it is no picture
 */
export async function drawAvatar(file: unknown): Promise<{ webp: Buffer; version: string }> {
  if (!Buffer.isBuffer(file) || !isKnownKind(file)) throw notAPicture();
  const webp = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize(sidePixels, sidePixels, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!webp) throw notAPicture();
  return { webp, version: createHash('sha256').update(webp).digest('hex').slice(0, 32) };
}
