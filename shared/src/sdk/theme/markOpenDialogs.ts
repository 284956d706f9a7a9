/**
 * Describes the dialogs in a container as words in `data-dialog` of the root element, for theme.css: `open` while one covers the page, `dimmed`
 * while its mask darkens the page or fades in, `fading` while the mask fades in or out, and `scrolling` over a page that had a scrollbar when
 * it was opened. Selectors with `:has` would cost a search of the whole page for each change of it.
 */
export function markOpenDialogs(container: Element): void {
  const root = document.documentElement;
  let isScrolling = false;
  const mark = () => {
    const words = [...container.getElementsByClassName('ant-modal-mask')].flatMap(wordsOf);
    if (words.length === 0) {
      delete root.dataset.dialog;
      return;
    }
    // behind an open dialog no page has one
    if (root.dataset.dialog === undefined) isScrolling = window.innerWidth > root.clientWidth;
    root.dataset.dialog = [...new Set(words), ...(isScrolling ? ['scrolling'] : [])].join(' ');
  };
  new MutationObserver(mark).observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
  });
}

function wordsOf({ classList, className }: Element): string[] {
  if (classList.contains('ant-modal-mask-hidden')) return [];
  // antd's mask waits for its fade in two stages
  const isWaiting = className.includes('-prepare') || className.includes('-start');
  const isLeaving = classList.contains('ant-fade-leave-active');
  return [
    'open',
    ...(isWaiting || isLeaving ? [] : ['dimmed']),
    ...(className.includes('-active') ? ['fading'] : []),
  ];
}
