import { useState, type KeyboardEvent } from 'react';

interface Options<Choice> {
  choices: readonly Choice[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
  choose: (choice: Choice) => void;
  /** Whether Enter takes the first choice where none is active. */
  takesFirst?: boolean;
  /** Enter came where there was nothing to take yet. */
  onEarlyEnter?: () => void;
}

/**
 * The keyboard of a combobox as the ARIA Authoring Practices describe it: arrows move through the list and round its
 * ends, Home and End jump once in it, Enter takes the active choice (the first when none is), Escape closes.
 */
export function useListKeys<Choice>({
  choices,
  isOpen,
  open,
  close,
  choose,
  takesFirst = true,
  onEarlyEnter,
}: Options<Choice>) {
  const [moved, setMoved] = useState<number | null>(null);
  const last = choices.length - 1;
  // a shorter answer may have come since
  const active = moved === null || moved > last ? null : moved;

  const moveTo = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    open();
    if (last >= 0) setMoved(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        return moveTo(event, active === null || active === last ? 0 : active + 1);
      case 'ArrowUp':
        return moveTo(event, active === null || active === 0 ? last : active - 1);
      case 'Home':
        return active === null ? undefined : moveTo(event, 0);
      case 'End':
        return active === null ? undefined : moveTo(event, last);
      case 'Enter': {
        const choice = isOpen ? choices[active ?? (takesFirst ? 0 : -1)] : undefined;
        if (choice === undefined) return onEarlyEnter?.();
        event.preventDefault();
        return choose(choice);
      }
      case 'Escape':
        event.preventDefault();
        setMoved(null);
        return close();
    }
  };
  return { active, onKeyDown, reset: () => setMoved(null) };
}
