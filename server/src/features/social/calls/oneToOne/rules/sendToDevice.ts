import type { Send } from './CallDecision';

/** An answer for the caller's connection, if there is one. */
export function sendToDevice(
  to: string | null,
  message: Omit<Extract<Send, { event: 'pre-offer-answer' }>, 'to'>,
): Send[] {
  return to === null ? [] : [{ to, ...message }];
}
