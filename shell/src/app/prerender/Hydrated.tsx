import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { replayInput } from './replayInput';
import { replayClick } from './startOnUse';

interface Props {
  /** The element with the prerendered markup. */
  root: HTMLElement;
  children: ReactNode;
}

/** An app that hydrates prerendered markup, with what was typed into it and clicked before. */
export function Hydrated({ root, children }: Props) {
  useLayoutEffect(() => replayInput(root), [root]);
  useEffect(() => replayClick(root), [root]);
  return children;
}
