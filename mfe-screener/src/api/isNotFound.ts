/** Whether the server knows nothing of what was asked for; asking again would not help. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
