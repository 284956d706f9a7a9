import type { CommandInputs, CommandReport, FindCommand } from '@tayyib/shared/sdk/modules';

/** A command with an input that the replies of the scenarios know. */
export interface CommandExample {
  command: string;
  input: object;
  run: (find: FindCommand) => Promise<CommandReport> | undefined;
}

/** An example of a command, for the standalone page of the module that provides it. */
export function commandExample<Name extends keyof CommandInputs>(
  command: Name,
  input: CommandInputs[Name],
): CommandExample {
  return { command, input, run: (find) => find(command)?.(input) };
}
