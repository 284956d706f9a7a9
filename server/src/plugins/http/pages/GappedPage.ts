import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

const gzipHeaderBytes = 10;
/** The header of a block of deflate that is stored as it is: its length, and the complement of it. */
const storedBlockHeaderBytes = 5;
const trailerBytes = 8;

/** Of 9. What is compressed once for many responses may take as long as it needs. */
const level = 9;

/**
 * A text with a gap whose content differs in each response, such as the nonce of its policy, and has always the same length. Everything
 * around the gap is compressed once: the content of the gap becomes a stored block between two compressed ones, which deflate allows
 * anywhere, and the check sum is continued over the three parts.
 */
export class GappedPage {
  readonly #startBytes: number;
  readonly #end: Buffer;
  readonly #startCrc: number;
  /** From the beginning of the file to the content of the gap. */
  readonly #head: Buffer;
  /** From there to the trailer. */
  readonly #tail: Buffer;

  constructor(start: string, end: string, gapBytes: number) {
    const before = Buffer.from(start);
    this.#startBytes = before.length;
    this.#end = Buffer.from(end);
    this.#startCrc = continued(0, before);
    const blockHeader = Buffer.alloc(storedBlockHeaderBytes);
    blockHeader.writeUInt16LE(gapBytes, 1);
    blockHeader.writeUInt16LE(~gapBytes & 0xffff, 3);
    const { Z_SYNC_FLUSH } = constants;
    this.#head = Buffer.concat([
      gzipSync('').subarray(0, gzipHeaderBytes),
      // ends at a whole byte, without being the last block
      deflateRawSync(before, { level, finishFlush: Z_SYNC_FLUSH }),
      blockHeader,
    ]);
    // the end may repeat what is in the start, but not what is in the gap: zeros stand for it
    const dictionary = Buffer.concat([before, Buffer.alloc(gapBytes)]);
    this.#tail = deflateRawSync(this.#end, end.includes('\0') ? { level } : { level, dictionary });
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return this.#end.length + this.#head.length + this.#tail.length;
  }

  /** The whole as a file of gzip. */
  gzip(gap: string): Buffer {
    const content = Buffer.from(gap);
    const trailer = Buffer.alloc(trailerBytes);
    trailer.writeUInt32LE(continued(continued(this.#startCrc, content), this.#end));
    trailer.writeUInt32LE(this.#startBytes + content.length + this.#end.length, 4);
    return Buffer.concat([this.#head, content, this.#tail, trailer]);
  }
}

/** The check sum of a text and what follows it. Of nothing, zlib begins again. */
const continued = (crc: number, next: Buffer): number => (next.length === 0 ? crc : crc32(next, crc));
