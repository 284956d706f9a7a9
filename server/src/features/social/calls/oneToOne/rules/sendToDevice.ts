import type { Send } from './CallDecision';

/** An answer for the caller's connection, if there is one. */
export function toDevice(
  to: string | null,
  said: Omit<Extract<Send, { event: 'pre-offer-answer' }>, 'to'>,
): Send[] {
  return to === null ? [] : [{ to, ...said }];
}
