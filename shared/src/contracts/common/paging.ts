import { z } from 'zod';

/** The requested page of a list. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** What the names in a list must contain. */
export const searchText = (example: string) =>
  z
    .string()
    .trim()
    .max(80)
    .optional()
    .meta({ examples: [example] });

/** One page of a list. A page past the end returns the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    rows: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}
