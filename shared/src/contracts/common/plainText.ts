import { z } from 'zod';
import { cleanText } from '../../policy/cleanText';

/** User input as plain text: markup is displayed literally. */
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
