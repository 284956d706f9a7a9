import { isProblem } from '@tayyib/shared/errors';

/** The server's error message if it is about one of these fields. */
export function problemOfField(error: unknown, ...fields: string[]): string | undefined {
  return isProblem(error) && error.field !== undefined && fields.includes(error.field)
    ? error.message
    : undefined;
}
