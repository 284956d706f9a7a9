import type { Page } from 'playwright-core';

/** What is drawn over or beyond the edge of the card around it, as text for a report. Rows that scroll and what floats are no part of it. */
export const outsideCards = (page: Page): Promise<string[]> => page.evaluate(findOutside);

/** Runs in the page. */
function findOutside(): string[] {
  // browsers round
  const tolerancePx = 1;
  const controls = 'input, select, textarea, button, a, output, svg, canvas, img, [role]';

  const isCard = (element: Element) => {
    if (element.matches(controls)) return false;
    const { borderLeftWidth, borderRightWidth, borderTopLeftRadius, position } = getComputedStyle(element);
    return (
      parseFloat(borderLeftWidth) > 0 &&
      parseFloat(borderRightWidth) > 0 &&
      parseFloat(borderTopLeftRadius) > 0 &&
      position !== 'absolute'
    );
  };
  /** Whether the element, and everything between it and the card, is drawn in the flow and not cut off. */
  const isDrawnIn = (card: Element, element: Element) => {
    for (let at: Element | null = element; at !== null && at !== card; at = at.parentElement) {
      const { position, overflowX, clipPath } = getComputedStyle(at);
      if (position === 'absolute' || position === 'fixed' || position === 'sticky') return false;
      if (clipPath !== 'none') return false;
      if (at !== element && overflowX !== 'visible') return false;
    }
    return getComputedStyle(card).overflowX === 'visible';
  };
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;

  return [...document.querySelectorAll('main *, [role="dialog"] *')].filter(isCard).flatMap((card) => {
    const edge = card.getBoundingClientRect();
    return [...card.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0 || element.matches(controls))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) return false;
        const by = Math.max(edge.left - box.left, box.right - edge.right, box.bottom - edge.bottom);
        // closed details have boxes, too
        const isVisible = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
        return by > tolerancePx && isVisible && isDrawnIn(card, element);
      })
      .map((element) => `${nameOf(element)} sticks out of its card`);
  });
}
