import { z } from 'zod';

/** The body of every error. `message` is shown to the user; `field` names the invalid input. */
export const Problem = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });
export type Problem = z.infer<typeof Problem>;
