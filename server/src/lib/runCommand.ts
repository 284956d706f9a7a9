/**
 * Runs a command of the command line to its end and sets what the process exits with: what `main` says, 2 for arguments
 * that cannot be read, which are answered with the usage, and 1 for anything that goes wrong.
 */
export async function runCommand(usage: string, main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    const isCalledWrongly = isUnreadableArguments(error);
    if (isCalledWrongly) console.error(`\n${usage}`);
    process.exitCode = isCalledWrongly ? 2 : 1;
  }
}

/** Thrown by `parseArgs` of Node for an option it was not told of, or one without its value. */
const isUnreadableArguments = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
