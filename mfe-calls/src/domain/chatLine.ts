import { cleanText } from '@tayyib/shared/clean-text';
import { callMessageMaxLength } from '@tayyib/shared/limits';

/** A chat message as it is sent or shown: cleaned and shortened; null when nothing is left. */
export function chatLine(text: string): string | null {
  const line = cleanText(text).trim().slice(0, callMessageMaxLength);
  return line === '' ? null : line;
}
