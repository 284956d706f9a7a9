/**
 * The text of a file. UTF-16 is known by its mark or by the zeros between its letters; bytes that are no UTF-8 are of Windows-1252, in
 * which spreadsheets on Windows save.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const zeros = zerosIn(bytes.subarray(0, 1000));
  if (zeros !== null) return new TextDecoder(zeros).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Which half of each pair of bytes is zero in Latin text of UTF-16; null in other text. */
function zerosIn(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.floor(bytes.length / 2);
  const zerosAt = (half: 0 | 1) =>
    bytes.reduce((count, byte, at) => (at % 2 === half && byte === 0 ? count + 1 : count), 0);
  const first = zerosAt(0);
  const second = zerosAt(1);
  if (pairs < 2 || Math.abs(first - second) < pairs / 2) return null;
  return first > second ? 'utf-16be' : 'utf-16le';
}
