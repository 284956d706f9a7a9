import { onUseType } from '@tayyib/shared/public-pages';

/** What a visitor does who is about to use the page, at the latest. */
const uses = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** How long a page that nobody uses stays without its scripts, after it has loaded. */
const unusedMs = 4000;
/** The attribute of the root with the place, among its buttons, of the one that was clicked before hydration. */
export const clickedAttribute = 'data-clicked';

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
      rememberClicks();
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
  for (const use of uses) addEventListener(use, startOnce, { signal, capture: true, passive: true });
  addEventListener('load', () => setTimeout(startOnce, unusedMs), { signal });
}

/** Adds a copy of a script: the browser takes the type of a script when its element is made. */
function runScript({ src, integrity, crossOrigin }: HTMLScriptElement): void {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin });
  document.head.append(script);
}

/** Before hydration a button does nothing: the last one that was clicked is remembered, until `Hydrated` clicks it. */
function rememberClicks(): void {
  const root = document.getElementById('root');
  if (!root) return;
  root.onclick = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button)
      root.setAttribute(clickedAttribute, String([...root.querySelectorAll('button')].indexOf(button)));
  };
}
