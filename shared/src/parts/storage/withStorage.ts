/**
 * Works with the browser's storage. Undefined if the browser denies access to it, it is full, or `work` throws; what is not
 * stored lasts until the page is closed.
 */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
