import { Modal as AntdModal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';

const inDialog = '[role="dialog"]';
const isOpenDialog = (dialog: Element) => dialog instanceof HTMLElement && dialog.offsetParent !== null;

/** What opened the dialogs that are open, or led to each other, the last first. */
let openers: readonly Element[] = [];

/** Remembers what has the focus, and what opened the dialog it is in: one dialog may give way to the next. */
function rememberOpener(): readonly Element[] {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return openers;
  if (activeElement === openers[0]) return openers;
  openers = activeElement.closest(inDialog) === null ? [activeElement] : [activeElement, ...openers];
  return openers;
}

function returnFocus(to: readonly Element[]): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  // the next dialog takes it
  const target = to.find((element) => element.isConnected) ?? document.getElementById('main');
  if (target?.closest(inDialog) === null && [...document.querySelectorAll(inDialog)].some(isOpenDialog))
    return;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function ReturningModal(props: ModalProps) {
  const [opener] = useState(rememberOpener);
  useEffect(
    () => () => {
      setTimeout(returnFocus, 0, opener);
    },
    [opener],
  );
  return <AntdModal {...props} />;
}

/**
 * A dialog, with the functions of antd's. When it is removed, the focus returns to what opened the first of the dialogs that led to it,
 * or to the page: never to nothing, from where a keyboard would begin at the top.
 */
export const Modal: typeof AntdModal = Object.assign(ReturningModal, AntdModal);
