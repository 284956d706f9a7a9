import type { BusinessRule } from '../types';
import { nearMiss } from './nearMiss';
import { readName } from './readName';

/** A rule, and which of its classes or words matched. */
export interface RuleMatch {
  rule: BusinessRule;
  matched: string;
}

/** The first rule that names one of these exchange classes. */
export function matchClass(
  classes: readonly string[],
  rules: readonly BusinessRule[],
): RuleMatch | undefined {
  for (const rule of rules) {
    const matched = rule.classes.find((name) => classes.includes(name));
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

/** What a name in another script is: no word of ours can match it. */
const otherScript: BusinessRule = {
  rule: 'a name in another script',
  outcome: 'doubtful',
  classes: [],
  words: [],
  evenOfCustomers: true,
};

/**
 * The first rule one of whose words occurs in the name, as a whole word in any case, after removing phrases that mean something else. A
 * word that is only probably meant, by its spelling or by letters that look alike, makes the name doubtful; so does another script.
 */
export function matchWords(name: string, rules: readonly BusinessRule[]): RuleMatch | undefined {
  const { text, isGuessed, hasOtherScript } = readName(name);
  const exact = matchText(text, rules);
  if (exact !== undefined) return isGuessed ? asDoubtful(exact) : exact;
  if (hasOtherScript) return { rule: otherScript, matched: name.trim() };
  const near = nearMiss(text, rules);
  return near === undefined ? undefined : asDoubtful(near);
}

/** @param text of `readName` */
function matchText(text: string, rules: readonly BusinessRule[]): RuleMatch | undefined {
  const spaced = ` ${text} `;
  for (const rule of rules) {
    const { words, exceptPhrases = [] } = rule;
    const read = exceptPhrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), spaced);
    const matched = words.find((word) => read.includes(` ${word} `));
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

const asDoubtful = ({ rule, matched }: RuleMatch): RuleMatch => ({
  rule: { ...rule, outcome: 'doubtful' },
  matched,
});
