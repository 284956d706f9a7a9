import { useEffect, useState } from 'react';

const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Closed dialogs of antd stay in the document, in an element that is not displayed. */
const isDisplayed = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement));

const isDialogOpen = (): boolean => [...document.querySelectorAll(dialogs)].some(isDisplayed);

/** For a dialog that opens by itself: whether it may, from the first moment at which it is wanted and no other dialog is open. */
export function useNoOpenDialog(isWanted: boolean): boolean {
  const [mayOpen, setMayOpen] = useState(false);
  useEffect(() => {
    if (!isWanted || mayOpen) return;
    const check = () => {
      if (!isDialogOpen()) setMayOpen(true);
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style', 'class', 'open', 'hidden'],
    });
    const timer = setTimeout(check);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isWanted, mayOpen]);
  return isWanted && mayOpen;
}
