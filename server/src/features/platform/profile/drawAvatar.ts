import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ProblemError } from '../../../plugins/http/ProblemError';

export const maxUploadBytes = 2 * 1024 * 1024;
const sidePixels = 256;
/** A small file can decompress to an enormous image; photos of phones stay below this. */
const maxPixels = 50_000_000;

/** The first bytes of each accepted format. SVG and others never reach the decoder. */
const isKnownKind = (file: Buffer): boolean =>
  file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP');

export const notAnImage = () =>
  new ProblemError(415, 'not-a-picture', 'Choose a picture: a JPEG, PNG or WebP file.', 'file');

/**
 * Re-encodes an uploaded image as a square WebP. Metadata (place, camera, anything after the image) is
 * removed.
 * @throws ProblemError 415 when it is not an image
 */
export async function drawAvatar(file: unknown): Promise<{ webp: Buffer; version: string }> {
  if (!Buffer.isBuffer(file) || !isKnownKind(file)) throw notAnImage();
  const webp = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(sidePixels, sidePixels, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!webp) throw notAnImage();
  return { webp, version: createHash('sha256').update(webp).digest('hex').slice(0, 32) };
}
