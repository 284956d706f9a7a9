/** True when what had the focus is gone or cannot be used any more: the keyboard would begin at the top of the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}
