import type { ComponentType } from 'react';
import type { InjectableSlice } from '../store/injectSlices';
import type { SlotProps } from './slots';

export type PageLoader = () => Promise<{ default: ComponentType }>;

/** A component for one slot, with the props that slot promises. Make it with `slot`. */
export interface SlotFilling<Name extends keyof SlotProps = keyof SlotProps> {
  slot: Name;
  load: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
}

export type AnySlotFilling = { [Name in keyof SlotProps]: SlotFilling<Name> }[keyof SlotProps];

/** As long as a module is at work. */
export interface ModuleLife {
  signal: AbortSignal;
}

/** What `src/module.tsx` exports: all the shell loads. Names are those of `module.json`. */
export interface ModuleDefinition {
  pages: Readonly<Record<string, PageLoader>>;
  slots?: Readonly<Record<string, AnySlotFilling>>;
  slices?: readonly InjectableSlice[];
  /**
   * Begins what goes on while the module is at work, no matter which page is open: timers, listeners. All of it must end
   * when the signal aborts; the module may have been switched off, or another version takes over. Since 1.1.0.
   */
  start?: (life: ModuleLife) => void;
}

/** Checks a module's shape while it is written; at run time it gives back what it got. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;

/** Fills one extension point: `slot('stock.actions', async () => (await import('./X')).X)`. */
export function slot<Name extends keyof SlotProps>(
  name: Name,
  load: () => Promise<ComponentType<SlotProps[Name]>>,
): SlotFilling<Name> {
  return { slot: name, load: async () => ({ default: await load() }) };
}
