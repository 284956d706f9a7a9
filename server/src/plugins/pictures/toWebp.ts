import { createHash } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';
import { notAPicture } from './pictureUpload';

/** A small file can decompress to an enormous image; photos of phones stay below this. */
const maxPixels = 50_000_000;

/** The first bytes of each accepted format. SVG, which may contain scripts, and others never reach the decoder. */
const isKnownKind = (file: Buffer): boolean =>
  file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP');

/**
 * Re-encodes an uploaded picture as WebP. Metadata (place, camera, anything after the image) is removed. The version
 * names its content.
 * @param size in pixels, and how the picture fits into it
 * @throws ProblemError 415 when it is not a JPEG, PNG or WebP file
 */
export async function toWebp(file: unknown, size: ResizeOptions): Promise<{ webp: Buffer; version: string }> {
  if (!Buffer.isBuffer(file) || !isKnownKind(file)) throw notAPicture();
  const webp = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(size)
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!webp) throw notAPicture();
  return { webp, version: createHash('sha256').update(webp).digest('hex').slice(0, 32) };
}
