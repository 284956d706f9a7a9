import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { sectionId } from '@tayyib/shared/parts/page';
import { parsedText } from '@tayyib/shared/parts/storage';

/** Which sections of the form are open. */
export interface FormSections {
  isOpen: (title: string) => boolean;
  toggle: (title: string) => void;
  open: (title: string) => void;
  /** Whether none is closed. */
  areAllOpen: boolean;
  openAll: () => void;
  closeAll: () => void;
}

const allOpen: FormSections = {
  isOpen: () => true,
  toggle: () => undefined,
  open: () => undefined,
  areAllOpen: true,
  openAll: () => undefined,
  closeAll: () => undefined,
};

export const FormSectionsContext = createContext(allOpen);

const place = 'zakat-closed-sections';

/**
 * Sections of the form that can be closed: all are open at first, and this tab remembers which were closed. One that the address leads
 * to is opened.
 */
export function useFormSections(titles: readonly string[]): FormSections {
  const [closed, setClosed] = useState<readonly string[]>(() =>
    readClosed().filter((title) => !isLedTo(title)),
  );
  useEffect(() => saveClosed(closed), [closed]);
  const without = (title: string) => (current: readonly string[]) => current.filter((each) => each !== title);
  const follow = useEffectEvent(() => {
    const led = titles.find(isLedTo);
    if (led !== undefined) setClosed(without(led));
  });
  useEffect(() => {
    const changed = () => follow();
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return {
    isOpen: (title) => !closed.includes(title),
    toggle: (title) =>
      setClosed((current) => (current.includes(title) ? without(title)(current) : [...current, title])),
    open: (title) => {
      if (closed.includes(title)) setClosed(without(title));
    },
    areAllOpen: closed.length === 0,
    openAll: () => setClosed([]),
    closeAll: () => setClosed(titles),
  };
}

/** Opens a section when something in it goes wrong, which nobody would see otherwise. */
export function useOpenWhen(title: string, isWrong: boolean): void {
  const { open } = use(FormSectionsContext);
  const show = useEffectEvent(() => open(title));
  useEffect(() => {
    if (isWrong) show();
  }, [isWrong]);
}

/** Whether the address leads to a section. */
const isLedTo = (title: string): boolean => window.location.hash === `#${sectionId(title)}`;

function readClosed(): readonly string[] {
  try {
    const saved = parsedText(sessionStorage.getItem(place));
    return Array.isArray(saved) ? saved.filter((title) => typeof title === 'string') : [];
  } catch {
    return []; // storage is denied
  }
}

function saveClosed(closed: readonly string[]): void {
  try {
    if (closed.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(closed));
  } catch {
    // storage is denied or full: closed until the page is left
  }
}
