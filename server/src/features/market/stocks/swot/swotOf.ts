import type { SwotReply } from '@tayyib/shared/contracts';
import type { SwotFacts } from './SwotFacts';
import type { SwotRule } from './SwotRule';
import { swotRules } from './swotRules';

export const swotNote =
  'Rules over published figures, each shown with its threshold. No rule is a recommendation to buy, sell or hold.';

type Swot = Pick<SwotReply, 'points' | 'notKnown' | 'counts'>;

/**
 * Evaluates every rule. One with an unknown input is listed separately, neither shown nor skipped silently.
 */
export function swotOf(facts: SwotFacts, rules: readonly SwotRule[] = swotRules): Swot {
  const points: Swot['points'] = [];
  const notKnown: Swot['notKnown'] = [];
  for (const { id, class: kind, rule, inputs, holds, sentence } of rules) {
    const figures = inputs.map((input) => input(facts));
    const values = figures.map(({ value }) => value).filter((value) => value !== null);
    if (values.length < figures.length) {
      const missing = figures
        .filter(({ value }) => value === null)
        .map(({ label, period }) => `${label} (${period})`);
      notKnown.push({ id, class: kind, rule, missing });
    } else if (holds(...values)) {
      points.push({ id, class: kind, rule, sentence: sentence(...values), figures });
    }
  }
  const counts = {
    rules: rules.length,
    hold: points.length,
    notKnown: notKnown.length,
    doNotHold: rules.length - points.length - notKnown.length,
  };
  return { points, notKnown, counts };
}
