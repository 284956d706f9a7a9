import { cleanText } from '@tayyib/shared/clean-text';
import { callMessageMaxLength } from '@tayyib/shared/limits';

/** A line of chat as it is written, or shown once it came from the other side; null for nothing. */
export function chatLine(text: string): string | null {
  const line = cleanText(text).trim().slice(0, callMessageMaxLength);
  return line === '' ? null : line;
}
