import { createContext, use, type ReactNode } from 'react';
import type { SlotProps } from './slots';

/** Renders what the enabled modules contribute to a slot. The shell provides it; standalone it renders nothing. */
export type RenderSlot = <Name extends keyof SlotProps>(name: Name, props: SlotProps[Name]) => ReactNode;

export const SlotHost = createContext<RenderSlot>(() => null);

/** A named extension point of a page. Neither side knows the other. */
export function Slot<Name extends keyof SlotProps>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const render = use(SlotHost);
  return <>{render(name, props)}</>;
}
