import { isProblem, toMessage } from '@tayyib/shared/sdk/errors';

/** The server's error message if it is about one of these fields. */
export function problemOfField(error: unknown, ...fields: string[]): string | undefined {
  return isProblem(error) && error.field !== undefined && fields.includes(error.field)
    ? error.message
    : undefined;
}

/** The error, unless one of these fields shows it. */
export const errorOfForm = (error: unknown, ...fields: string[]): unknown =>
  problemOfField(error, ...fields) === undefined ? error : undefined;

/** The message of the error, unless one of these fields shows it. */
export function problemOfForm(error: unknown, ...fields: string[]): string | undefined {
  const shown = errorOfForm(error, ...fields);
  return shown ? toMessage(shown) : undefined;
}
