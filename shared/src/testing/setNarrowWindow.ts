/** Simulates a window as narrow as a phone's. */
export function setNarrowWindow(isNarrow: boolean) {
  setMedia((media) => (isNarrow ? media.includes('max-width') : media.includes('reduced-motion')));
}

/** Simulates a window of this width. */
export function setWindowWidth(width: number) {
  setMedia(
    (media) =>
      media.includes('reduced-motion') || width <= Number(/max-width: (\d+)px/.exec(media)?.[1] ?? 0),
  );
}

function setMedia(matches: (media: string) => boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
