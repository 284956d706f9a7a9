import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '@tayyib/shared/sdk/router';

/** The search of the top bar. */
export interface SearchBar {
  box: RefObject<HTMLDivElement | null>;
  /** Whether it covers the bar of a narrow window; a wide one always shows it. */
  isOpen: boolean;
  /** Shows the search and focuses its field. False if no module fills it. */
  open: () => boolean;
  close: () => void;
}

/** The state of the search, which `/` and Ctrl-K (or ⌘K) focus from anywhere. It closes after every navigation. */
export function useSearchBar(): SearchBar {
  const { key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const openedFrom = useRef<Element | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);

  const open = () => {
    const field = box.current?.querySelector('input');
    if (!field) return false;
    if (!box.current?.contains(document.activeElement)) openedFrom.current = document.activeElement;
    // a field that is not displayed yet cannot be focused, and phones open the keyboard only during the tap
    flushSync(() => setOpenAt(key));
    field.focus();
    field.select();
    return true;
  };
  const close = () => {
    setOpenAt(null);
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) && open()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { box, isOpen: openAt === key, open, close };
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || document.querySelector('[role="dialog"]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isEditable(target);
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role="textbox"], [role="combobox"]'));
