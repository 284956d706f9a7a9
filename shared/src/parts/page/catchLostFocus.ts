/**
 * Moves the focus to the page when an element that has it is removed, now or with a later reply: never to nothing, from where a keyboard
 * would begin at the top. Ends with the removal, and as soon as something else has the focus.
 */
export function catchLostFocus(element: Element | null): void {
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const focusPage = () => {
    // what replaces it may take the focus itself
    setTimeout(() => isLost() && document.getElementById('main')?.focus({ preventScroll: true }), 0);
  };
  if (element === null || element === document.body || !element.isConnected) return focusPage();
  const changes = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    focusPage();
  });
  const stopElsewhere = ({ target }: FocusEvent) => {
    if (target !== element) stop();
  };
  const stop = () => {
    changes.disconnect();
    document.removeEventListener('focusin', stopElsewhere);
  };
  changes.observe(document.body, { subtree: true, childList: true });
  document.addEventListener('focusin', stopElsewhere);
}
