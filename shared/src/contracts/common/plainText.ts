import { z } from 'zod';
import { cleanText } from '../../policy/cleanText';

/** What a person writes, kept as plain text: whatever looks like markup is shown as it was typed. */
export function plainText(maxLength: number) {
  const tooLong = `At most ${maxLength.toLocaleString('en-IN')} characters.`;
  return z
    .string()
    .max(maxLength * 2, tooLong)
    .overwrite(cleanText)
    .trim()
    .min(1, 'Write something first.')
    .max(maxLength, tooLong);
}
