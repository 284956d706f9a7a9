import { RefusedRow } from './values';

/** The file as a whole cannot be trusted: nothing of it is stored. The message is shown to the importing user. */
export class DamagedFile extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'DamagedFile';
  }
}

/**
 * An unreadable field that all rows depend on, such as the day of a list, damages the whole file. So does content nested or repeated beyond
 * the limits of the runtime.
 */
export function damageOf(error: unknown): DamagedFile | null {
  if (error instanceof DamagedFile) return error;
  if (error instanceof RangeError) return new DamagedFile(1, `It cannot be read: ${error.message}.`);
  return error instanceof RefusedRow ? new DamagedFile(1, error.message) : null;
}
