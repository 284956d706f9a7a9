import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the root element while mounted, for styles of the whole page that depend on a component. A selector with `:has` would be
 * matched again for every change of the page.
 * @param name such as `data-layout`
 */
export function useRootAttribute(name: string, value: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
