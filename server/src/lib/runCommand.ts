/**
 * Runs a command-line program and sets the exit code: the return value of `main`, 2 for invalid arguments (the usage is
 * printed), or 1 for any other error.
 */
export async function runCommand(usage: string, main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    const isUsageError = isInvalidArguments(error);
    if (isUsageError) console.error(`\n${usage}`);
    process.exitCode = isUsageError ? 2 : 1;
  }
}

/** Thrown by Node's `parseArgs` for an unknown option or a missing value. */
const isInvalidArguments = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
