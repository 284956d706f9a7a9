/** By then a part that is replaced has loaded what it shows, or the user went on. */
const limitMs = 5_000;

/** What users do when they move on. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where the same element is found in a page that was rendered again. */
interface Mark {
  selector: string;
  name: string;
  /** Among those of the same name. */
  index: number;
}

/**
 * Keeps the scroll position and the focus while parts of the page are replaced: the focus moves to the element that stands for the one that
 * had it. Stops as soon as the user moves on.
 */
export function keepPlace(): void {
  const page = document.getElementById('main');
  if (page) keepPlaceIn(page);
}

function keepPlaceIn(page: HTMLElement): void {
  const focused = document.activeElement;
  const mark = focused && page.contains(focused) && focused !== page ? markOf(page, focused) : null;
  const { scrollX, scrollY } = window;
  const changes = new MutationObserver(() => restore());
  const stop = () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const kind of moves) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, limitMs);
  for (const kind of moves) window.addEventListener(kind, stop, { passive: true });

  function restore() {
    if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
    if (mark === null || focused?.isConnected) return;
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== page) return;
    (namesakes(page, mark)[mark.index] ?? page).focus({ preventScroll: true });
  }
  changes.observe(page, { subtree: true, childList: true });
}

function markOf(page: HTMLElement, element: Element): Mark {
  const selector = element.id === '' ? element.localName : `#${CSS.escape(element.id)}`;
  const name = nameOf(element);
  const index = namesakes(page, { selector, name }).findIndex((each) => each === element);
  return { selector, name, index };
}

const namesakes = (page: HTMLElement, { selector, name }: Omit<Mark, 'index'>): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((each) => nameOf(each) === name);

/** What tells an element apart from others of its kind. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
