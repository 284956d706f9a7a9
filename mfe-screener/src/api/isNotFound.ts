/** Whether the server replied 404, so that retrying cannot help. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
