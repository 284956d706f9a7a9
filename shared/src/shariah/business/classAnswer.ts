import type { BusinessRules, ClassAnswer, IndustryClass } from '../types';
import { matchClass } from './matchRule';

/** The non-empty levels of a class, narrowest first. */
export function levelsOf({ subgroup, group, industry, sector }: IndustryClass): string[] {
  return [subgroup, group, industry, sector].filter((name): name is string => name !== null);
}

/** The levels of a class that are too wide to say what a company does, narrowest first; none where another level says it. */
export function silentLevels(
  industry: IndustryClass,
  { rules, wideClasses }: Pick<BusinessRules, 'rules' | 'wideClasses'>,
): string[] {
  const levels = levelsOf(industry);
  return matchClass(levels, rules) === undefined ? levels.filter((name) => wideClasses.includes(name)) : [];
}

/** The answer, if it is on a level of this class that says nothing by these rules. */
export function answerOn(
  industry: IndustryClass,
  answer: ClassAnswer | undefined,
  rules: BusinessRules,
): ClassAnswer | undefined {
  return answer !== undefined && silentLevels(industry, rules).includes(answer.className)
    ? answer
    : undefined;
}

/** What a finding by an answer names as its rule: `none` where nothing is objected to. */
export const ruleOfAnswer = (answer: ClassAnswer | undefined): string =>
  answer === undefined || answer.outcome === 'permissible' ? 'none' : "an advisor's answer on the class";
