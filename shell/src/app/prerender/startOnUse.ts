import { onUseType } from '@tayyib/shared/public-pages';

/** What a visitor does who is about to use the page, at the latest. */
const uses = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** How long a page that nobody uses stays without its scripts, after it has loaded. */
const unusedMs = 4000;
/** How long a link that was clicked waits for hydration. */
const followedAfterMs = 3000;
/** The event that tells the root that its markup is hydrated. */
const hydratedEvent = 'tayyib-hydrated';

/**
 * Starts the scripts of a prerendered page when it is used, or has been open for a while: until then it is read, and its links and forms
 * work without them. A page whose history entry has a state shows more than its markup, so it starts at once.
 */
export function startOnUse(): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      const script = document.querySelector<HTMLScriptElement>(`script[type="${onUseType}"]`);
      if (!script) return;
      const root = document.getElementById('root');
      if (root) rememberClicks(root);
      if (history.state === null) onUse(() => runScript(script));
      else runScript(script);
    },
    { once: true },
  );
}

/** Calls a function once: when the page is used, or has been open for a while. */
function onUse(start: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const startOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    start();
  };
  const startIfUsed = (event: Event) => {
    if (!isAtRest(event)) startOnce();
  };
  for (const use of uses) addEventListener(use, startIfUsed, { signal, capture: true, passive: true });
  addEventListener('load', () => setTimeout(startOnce, unusedMs), { signal });
}

/** Whether the page appeared beneath a pointer that nobody moved: browsers report that as a movement by nothing. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Adds a copy of a script: the browser takes the type of a script when its element is made. */
function runScript({ src, integrity, crossOrigin }: HTMLScriptElement): void {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin });
  document.head.append(script);
}

/** What the router and React click. */
const clickable = 'a[href^="/"], button:not([type="submit"])';

/**
 * Before hydration a button does nothing, and a link loses what the next page should know, such as where to return to. The last one that
 * was clicked is clicked again by `replayClick`, unless something is clicked on the hydrated page first. A link is followed by the browser
 * where that takes too long.
 */
export function rememberClicks(root: HTMLElement): void {
  let clicked: HTMLElement | undefined;
  /** Clicks the element itself, wherever it is by then: a page that is hydrated can have more links than its markup. */
  const clickAgain = () => {
    const target = clicked;
    clicked = undefined;
    // not within the commit: React hydrates what is clicked first
    const repeating = setTimeout(() => {
      root.onclick = null;
      if (target?.isConnected) target.click();
      else if (target) follow(target);
    });
    // the page answers by now: what is clicked in between comes after, and is not undone
    root.onclick = () => clearTimeout(repeating);
  };
  root.addEventListener(hydratedEvent, clickAgain, { once: true });
  root.onclick = (click) => {
    const target = click.target instanceof Element ? click.target.closest<HTMLElement>(clickable) : null;
    const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
    if (!target || !isPlain || target.getAttribute('target') === '_blank') return;
    click.preventDefault();
    clicked = target;
    setTimeout(() => {
      if (clicked === target) follow(target);
    }, followedAfterMs);
  };
}

/** Goes where a link leads, by the browser. */
function follow(target: HTMLElement): void {
  if (target instanceof HTMLAnchorElement) location.assign(target.href);
}

/** Clicks the link or the button again that was clicked before hydration, if any. */
export function replayClick(root: HTMLElement): void {
  root.dispatchEvent(new Event(hydratedEvent));
}
