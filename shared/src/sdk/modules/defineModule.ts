import type { ComponentType } from 'react';
import type { InjectableSlice } from '../store/injectSlices';
import type { Command, CommandInputs } from './commands';
import type { SlotProps } from './slots';

export type PageLoader = () => Promise<{ default: ComponentType }>;

/** A component for one slot, with the props of that slot. Create it with `slot`. */
export interface SlotFilling<Name extends keyof SlotProps = keyof SlotProps> {
  slot: Name;
  load: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
}

export type AnySlotFilling = { [Name in keyof SlotProps]: SlotFilling<Name> }[keyof SlotProps];

/** The lifetime of a running module. */
export interface ModuleLife {
  signal: AbortSignal;
  /**
   * Says what the module is doing that another version of it must not interrupt, as users call it: "Your call". Until it is null
   * again, a newer version is not started. When the module is disabled meanwhile, its signal aborts at once, and the shell says
   * that this has ended. Absent where nothing replaces the module, as on its own page.
   */
  setBusy?: (work: string | null) => void;
}

/** The loaders of a module's commands, by the names of the contract. */
export type CommandLoaders = { readonly [Name in keyof CommandInputs]?: () => Promise<Command<Name>> };

/** What `src/module.tsx` exports: all the shell loads. Names are those of `module.json`. */
export interface ModuleDefinition {
  pages: Readonly<Record<string, PageLoader>>;
  slots?: Readonly<Record<string, AnySlotFilling>>;
  commands?: CommandLoaders;
  slices?: readonly InjectableSlice[];
  /**
   * Starts background work that runs whichever page is open: timers, listeners. All of it must stop when the signal
   * aborts: the module was disabled or replaced by another version.
   */
  start?: (life: ModuleLife) => void;
}

/** Type-checks a module definition; at run time it is the identity function. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;

/** Fills one extension point: `slot('stock.actions', async () => (await import('./X')).X)`. */
export function slot<Name extends keyof SlotProps>(
  name: Name,
  load: () => Promise<ComponentType<SlotProps[Name]>>,
): SlotFilling<Name> {
  return { slot: name, load: async () => ({ default: await load() }) };
}
