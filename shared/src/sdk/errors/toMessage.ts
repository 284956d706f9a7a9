import type { Problem } from '@tayyib/shared/contracts';

export const offlineMessage = 'We could not reach the server. Check your connection and try again.';
const needsConnection =
  'You are offline. This needs a connection; please try again when you are back online.';
const unknownMessage = 'Something went wrong. Please try again.';

/** The message to show for any error: the server's own message when there is one. */
export function toMessage(error: unknown): string {
  if (isProblem(error)) return error.message;
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === 'object' && error !== null && 'data' in error) return toMessage(error.data);
  return unknownMessage;
}

/** Whether the value is a problem sent by the server. */
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

/** What to show when no reply came. */
export const unreachableMessage = (): string => (navigator.onLine ? offlineMessage : needsConnection);
