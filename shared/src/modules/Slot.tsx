import { createContext, use, type ReactNode } from 'react';
import type { SlotProps } from './slots';

/** Renders whatever the enabled modules put into a slot. The shell provides it; a page alone shows nothing there. */
export type RenderSlot = <Name extends keyof SlotProps>(name: Name, props: SlotProps[Name]) => ReactNode;

export const SlotHost = createContext<RenderSlot>(() => null);

/** A named extension point of a page. Neither side knows the other. */
export function Slot<Name extends keyof SlotProps>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const render = use(SlotHost);
  return <>{render(name, props)}</>;
}
