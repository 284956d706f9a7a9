import type { Problem } from '@tayyib/shared/contracts';

export const offlineMessage = 'We could not reach the server. Check your connection and try again.';
const unknownMessage = 'Something went wrong. Please try again.';

/** The sentence to show for whatever was thrown or returned: the server's own words when it sent some. */
export function toMessage(error: unknown): string {
  if (isProblem(error)) return error.message;
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === 'object' && error !== null && 'data' in error) return toMessage(error.data);
  return unknownMessage;
}

/** Tells a problem the server sent from anything else. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
