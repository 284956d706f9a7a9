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
