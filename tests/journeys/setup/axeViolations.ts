import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The axe violations of the current page once it is at rest: each rule with its elements. axe is loaded once per document, which
 * takes longer than its rules.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(isAtRest);
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source);
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('The page was left while axe was loaded.');
    // what passes is not described, which takes longer than the rules
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Runs in the page: whether all finite animations are done. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
