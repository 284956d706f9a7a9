import type { Ratio } from '@tayyib/shared/contracts';

/** The reason of a verdict that one of its ratios is: the same figure beside the same limit, in a sentence. */
export const reasonOfRatio = (
  { numerator }: Pick<Ratio, 'numerator'>,
  reasons: readonly string[],
): string | undefined =>
  reasons.find((reason) => reason.startsWith(`${numerator.label} `) && reason.includes('the limit is '));
