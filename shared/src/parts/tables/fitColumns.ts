/** Scrolled pixels below which a table counts as fitting: browsers round. */
const TOLERANCE_PX = 1;
/** The columns that are left out first, then those left out as well (`data-optional`). */
const STEPS = ['1', '2'] as const;

/**
 * Leaves out the optional columns of a table while it is wider than its frame: the fewest that make it fit, as `data-lean` of the
 * frame, which the style sheet reads.
 * @returns a function that stops
 */
export function fitColumns(frame: HTMLElement): () => void {
  let width = 0;
  const fit = () => {
    if (!frame.querySelector('[data-optional]')) return;
    // rows that are scrolled into view do not bring columns back; a font that arrives late does
    const isScrolled = frame.scrollTop > 0 && frame.clientWidth === width;
    if (!isScrolled) delete frame.dataset['lean'];
    width = frame.clientWidth;
    for (const step of STEPS) {
      if (frame.scrollWidth - width <= TOLERANCE_PX) return;
      frame.dataset['lean'] = step;
    }
  };
  const observer = new ResizeObserver(fit);
  observer.observe(frame);
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  // a table that fits is as wide as its frame, whatever it needs; its columns share what is left
  for (const heading of frame.querySelectorAll('thead th')) observer.observe(heading);
  fit();
  return () => observer.disconnect();
}
