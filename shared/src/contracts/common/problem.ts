import { z } from 'zod';

/** Every refusal has this shape. `message` is a sentence for a person; `field` names the input it is about. */
export const Problem = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });
export type Problem = z.infer<typeof Problem>;
