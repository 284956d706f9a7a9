import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { isComposing } from './isComposing';

interface Options<Choice> {
  choices: readonly Choice[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
  choose: (choice: Choice) => void;
  /** Shift+Enter on the active choice. */
  onShiftEnter?: (choice: Choice) => void;
  /** The text of the field. Enter in an empty one selects nothing that is not active. */
  text: string;
  /** Whether the choices are those of the text. If not, Enter selects the first one once they are. */
  isCurrent: boolean;
  /** Whether the field is part of a form that Enter submits where no choice is active. */
  isSubmitted?: boolean;
}

/**
 * The keyboard interaction of a combobox from the ARIA Authoring Practices: arrows move through the list and wrap around,
 * Home and End jump to its ends, Enter selects the active choice (or the first one), Escape closes. Nothing is selected that is not shown.
 */
export function useListKeys<Choice>({
  choices,
  isOpen,
  open,
  close,
  choose,
  onShiftEnter,
  text,
  isCurrent,
  isSubmitted = false,
}: Options<Choice>) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [isEnterPending, setEnterPending] = useState(false);
  const isBlank = text.trim() === '';
  const last = choices.length - 1;
  // a shorter list may have arrived since
  const active = activeIndex === null || activeIndex > last ? null : activeIndex;

  const selectFirst = useEffectEvent(() => {
    setEnterPending(false);
    const [first] = choices;
    if (isOpen && first !== undefined) choose(first);
  });
  useEffect(() => {
    if (!isEnterPending || !isCurrent) return;
    const timer = setTimeout(selectFirst);
    return () => clearTimeout(timer);
  }, [isEnterPending, isCurrent]);

  /** For a changed text: nothing is active, and no Enter is pending. */
  const reset = () => {
    setActiveIndex(null);
    setEnterPending(false);
  };

  const moveTo = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    open();
    if (last >= 0) setActiveIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
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
        if (isSubmitted && (!isOpen || active === null)) return;
        const choice = isOpen ? choices[active ?? (!isBlank && isCurrent ? 0 : -1)] : undefined;
        if (!isBlank || choice !== undefined) event.preventDefault();
        // a closed list shows what Enter would select before it does
        if (!isOpen) return open();
        if (choice === undefined) return setEnterPending(!isBlank);
        if (event.shiftKey && onShiftEnter) return onShiftEnter(choice);
        return choose(choice);
      }
      case 'Escape':
        event.preventDefault();
        reset();
        return close();
    }
  };
  return { active, onKeyDown, reset };
}
