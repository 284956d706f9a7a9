import { z } from 'zod';

/** Well-formed, and of nothing. */
export const nobodysId = '00000000-0000-4000-8000-000000000000';

/** The value at a path like `data._id` of a reply; an unused id where the reply was a refusal. */
export function idIn(answer: unknown, path: string): string {
  let value = answer;
  for (const key of path.split('.')) {
    const { data } = z.record(z.string(), z.unknown()).safeParse(value);
    value = data?.[key];
  }
  return typeof value === 'string' ? value : nobodysId;
}
