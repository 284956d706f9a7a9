import { z } from 'zod';
import { reasonLength } from '../policy/limits';

/** Why staff change something. It is stored with their name. */
export const reason = z
  .string()
  .trim()
  .min(reasonLength.least, 'Say why, in a few words.')
  .max(reasonLength.most, `At most ${reasonLength.most} characters.`);
