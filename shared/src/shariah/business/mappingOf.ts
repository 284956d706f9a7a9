import type { BusinessFinding } from '@tayyib/shared/contracts';
import type { BusinessRules, Standard } from '../types';
import type { RuleMatch } from './matchRule';

type Mapping = NonNullable<BusinessFinding['mapping']>;

/** Who says that a class or a word stands for a line of business: the norm, where it names it itself, or we. */
function mappingOf(matched: string, { namedByNorm = [] }: BusinessRules): Mapping {
  const naming = namedByNorm.find(({ names }) => names.includes(matched));
  if (naming === undefined) return { matched, by: 'ours', source: null };
  const { title, address } = naming.source;
  return { matched, by: 'norm', source: { title, address } };
}

/** The mapping of a match as part of a finding, which has none where nothing matched. */
export function withMapping(
  match: RuleMatch | undefined,
  rules: BusinessRules,
): Pick<BusinessFinding, 'mapping'> {
  return match === undefined ? {} : { mapping: mappingOf(match.matched, rules) };
}

/** One class or word of a standard, the rule it stands for, and who says so. */
export interface StandardMapping extends Mapping {
  kind: 'class' | 'word';
  rule: string;
}

/** Every mapping of a standard, in the order of its rules. */
export function mappingsOf({ business }: Pick<Standard, 'business'>): StandardMapping[] {
  return business.rules.flatMap(({ rule, classes, words }) => [
    ...classes.map((name) => ({ kind: 'class' as const, rule, ...mappingOf(name, business) })),
    ...words.map((name) => ({ kind: 'word' as const, rule, ...mappingOf(name, business) })),
  ]);
}
