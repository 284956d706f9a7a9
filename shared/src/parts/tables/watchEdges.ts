/** Scrolled pixels below which an edge counts as reached: browsers round. */
const TOLERANCE_PX = 1;

/**
 * Tells the style sheet what a sideways scroll hides: `data-more-before` and `data-more-after` while there is more at the edge.
 * Also a ref, of a row with `edges` of the recipes.
 * @param onChange hears whether there is something to scroll
 * @returns a function that stops
 */
export function watchEdges(
  element: HTMLElement | null,
  onChange?: (overflows: boolean) => void,
): (() => void) | undefined {
  if (!element) return undefined;
  const update = () => {
    const hidden = element.scrollWidth - element.clientWidth;
    onChange?.(hidden > TOLERANCE_PX);
    element.toggleAttribute('data-more-before', element.scrollLeft > TOLERANCE_PX);
    element.toggleAttribute('data-more-after', element.scrollLeft < hidden - TOLERANCE_PX);
  };
  const observer = new ResizeObserver(update);
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  element.addEventListener('scroll', update, { passive: true });
  update();
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', update);
  };
}
