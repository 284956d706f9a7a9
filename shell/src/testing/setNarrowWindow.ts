/** Simulates a window as narrow as a phone's. */
export function setNarrowWindow(isNarrow: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isNarrow ? media.includes('max-width') : media.includes('reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
