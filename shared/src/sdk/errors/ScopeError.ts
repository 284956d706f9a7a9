/** Thrown when a module tries to change what is not its own: an endpoint, a cache tag or a slice of another module or of the page. */
export class ScopeError extends Error {
  override name = 'ScopeError';

  constructor(
    /** The module that tried. */
    readonly module: string,
    /** What it tried, which ends the sentence that begins with the module's name: `may not …`. */
    attempt: string,
  ) {
    super(`Module "${module}" ${attempt}`);
  }
}
