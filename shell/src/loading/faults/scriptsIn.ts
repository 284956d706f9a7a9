/** The addresses of the scripts in a stack, innermost first. */
export function scriptsIn({
  message = '',
  stack,
}: {
  message?: string;
  stack?: string | undefined;
}): string[] {
  // the message comes first and may contain addresses too
  return stack?.replace(message, '').match(/https?:\/\/[^\s()]+/g) ?? [];
}
