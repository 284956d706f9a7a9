import { createContext, use } from 'react';
import type { CommandName } from '@tayyib/shared/contracts';
import type { AppStore } from '../store/createStore';

/** What each command is given. */
export interface CommandInputs {
  /** Watches a stock, without a choice of the list. */
  'stock.watch': { isin: string };
}

/** Fails to compile when the contract names a command that has no input here, or the other way round. */
export type CommandsAreComplete = [CommandName, keyof CommandInputs] extends [
  keyof CommandInputs,
  CommandName,
]
  ? true
  : never;

/** What a command came to. The page that ran it shows it, whatever the command was about. */
export interface CommandReport {
  /** What was done, or why it was not. */
  text: string;
  isDone: boolean;
  /** What may follow: to undo it, or to try again. */
  next?: { label: string; run: () => Promise<CommandReport> };
  /** A page that helps further. */
  link?: { label: string; to: string; state?: string };
}

/** A command as a module provides it: it runs because a user chose it, and no component of the module has to be on the page. Never rejects. */
export type Command<Name extends keyof CommandInputs> = (
  input: CommandInputs[Name],
  store: AppStore,
) => Promise<CommandReport>;

/** A command as a page runs it: its module is loaded then. Never rejects. */
export type RunCommand<Name extends keyof CommandInputs> = (
  input: CommandInputs[Name],
) => Promise<CommandReport>;

/** The command of an enabled module; undefined if none provides it, or the viewer may not run it. */
export type FindCommand = <Name extends keyof CommandInputs>(name: Name) => RunCommand<Name> | undefined;

/** The shell provides it; a standalone module has its own commands, and those of others only say that they were run. */
export const CommandHost = createContext<FindCommand>(() => undefined);

/** A command that some module provides, which this page need not know. */
export const useCommand: FindCommand = (name) => use(CommandHost)(name);
