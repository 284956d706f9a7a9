export { CommandHost, useCommand } from './commands';
export type {
  Command,
  CommandInputs,
  CommandReport,
  CommandsAreComplete,
  FindCommand,
  RunCommand,
} from './commands';
export { defineModule, slot } from './defineModule';
export type {
  AnySlotFilling,
  CommandLoaders,
  ModuleDefinition,
  ModuleLife,
  PageLoader,
  SlotFilling,
} from './defineModule';
export { Slot, SlotHost } from './Slot';
export type { RenderSlot } from './Slot';
export type { HoldingToAdd, Purchase, SlotProps, SlotsAreComplete } from './slots';
export { usePageName, usePageTitle } from './pageTitle';
export { useMyStandard, useViewer } from './useViewer';
