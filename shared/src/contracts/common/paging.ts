import { z } from 'zod';

/** Which part of a list is asked for. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** One part of a list. A page past the end is the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    rows: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}
