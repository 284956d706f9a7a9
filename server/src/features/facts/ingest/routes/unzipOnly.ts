import { unzipSync } from 'fflate';
import { DamagedFile } from '../feeds/reading/DamagedFile';

/**
 * The only file of a zip, or the file itself if its name does not end in .zip (a workbook is also a zip, of many files).
 * Throws `DamagedFile` for a zip that is truncated, contains more than one file, or expands beyond `largestBytes`.
 */
export function unzipOnly(
  name: string,
  bytes: Buffer,
  largestBytes: number,
): { name: string; bytes: Buffer } {
  if (!name.toLowerCase().endsWith('.zip')) return { name, bytes };
  const files = Object.entries(opened(name, bytes, largestBytes)).filter(([entry]) => !entry.endsWith('/'));
  const [only] = files;
  if (only === undefined || files.length > 1)
    throw new DamagedFile(1, `${name} holds ${files.length} files instead of one.`);
  return { name: only[0].split('/').at(-1) ?? name, bytes: Buffer.from(only[1]) };
}

function opened(name: string, bytes: Buffer, largestBytes: number): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > largestBytes) throw new DamagedFile(1, `${name} grows too large when opened.`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof DamagedFile) throw error;
    throw new DamagedFile(
      1,
      `${name} is not a whole zip file; the publisher probably answered with an error.`,
    );
  }
}
