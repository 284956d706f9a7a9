import { z } from 'zod';

/** Well-formed, and nothing's. */
export const nobodysId = '00000000-0000-4000-8000-000000000000';

/** The value at a path like `data._id` of an answer; nobody's id where the answer was a refusal. */
export function idIn(answer: unknown, path: string): string {
  let value = answer;
  for (const key of path.split('.')) {
    const { data } = z.record(z.string(), z.unknown()).safeParse(value);
    value = data?.[key];
  }
  return typeof value === 'string' ? value : nobodysId;
}
