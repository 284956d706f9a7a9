/** Thrown when a promise was not settled in time. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The promise's own result, or a `DeadlineError` after `limitMs`. */
export function withDeadline<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(`No answer in ${limitMs} ms.`)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
