import { useEffect, useState } from 'react';

/** Gives the focus back to what had it before a dialog, once the dialog is gone: antd does so only where it closes before. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);
}
