import { useCallback } from 'react';
import { App } from '@tayyib/shared/sdk/ui';
import { catchLostFocus } from './catchLostFocus';

interface Question {
  /** As a question: "Delete this ratio?". */
  title: string;
  /** What is lost with it. */
  content: string;
  /** On the button that does it. */
  action: string;
  /** On the button that does nothing. */
  keep?: string;
  /** The button stays busy until it is done. */
  onConfirm: () => unknown;
}

/**
 * Asks before something is done that cannot be undone. The button that does nothing has the focus. Afterwards the focus is
 * back at what asked, and on the page once that is gone with what was removed.
 */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  return useCallback(
    ({ title, content, action, keep = 'Keep', onConfirm }) => {
      const opener = document.activeElement;
      void modal.confirm({
        title,
        content,
        okText: action,
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        cancelText: keep,
        onOk: async () => {
          await onConfirm();
        },
        afterClose: () => catchLostFocus(opener),
      });
    },
    [modal],
  );
}
