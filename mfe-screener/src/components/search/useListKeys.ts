import { useState, type KeyboardEvent } from 'react';

interface Options<Choice> {
  choices: readonly Choice[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
  choose: (choice: Choice) => void;
  /** Shift+Enter on the active choice. */
  onShiftEnter?: (choice: Choice) => void;
  /** Whether Enter selects the first choice if none is active. */
  selectsFirst?: boolean;
  /** Called for Enter while there is nothing to select. */
  onEarlyEnter?: () => void;
}

/**
 * The keyboard interaction of a combobox from the ARIA Authoring Practices: arrows move through the list and wrap around,
 * Home and End jump to its ends, Enter selects the active choice (or the first one), Escape closes.
 */
export function useListKeys<Choice>({
  choices,
  isOpen,
  open,
  close,
  choose,
  onShiftEnter,
  selectsFirst = true,
  onEarlyEnter,
}: Options<Choice>) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const last = choices.length - 1;
  // a shorter list may have arrived since
  const active = activeIndex === null || activeIndex > last ? null : activeIndex;

  const moveTo = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    open();
    if (last >= 0) setActiveIndex(to);
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
        const choice = isOpen ? choices[active ?? (selectsFirst ? 0 : -1)] : undefined;
        if (choice === undefined) return onEarlyEnter?.();
        event.preventDefault();
        if (event.shiftKey && onShiftEnter) return onShiftEnter(choice);
        return choose(choice);
      }
      case 'Escape':
        event.preventDefault();
        setActiveIndex(null);
        return close();
    }
  };
  return { active, onKeyDown, reset: () => setActiveIndex(null) };
}
