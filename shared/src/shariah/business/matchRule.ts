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

/** A longer name is a paragraph that mentions activities; which of them bring the revenue it does not say. */
const mostWordsOfName = 15;

/**
 * The first rule one of whose words occurs in the name, as a whole word in any case, after removing phrases that mean something else. A
 * word that is only probably meant, by its spelling or by letters that look alike, makes the name doubtful; so does another script, and
 * a word in a paragraph. In a paragraph that calls other activities not material, only lines that no standard permits count.
 */
export function matchWords(name: string, rules: readonly BusinessRule[]): RuleMatch | undefined {
  const { text, isGuessed, hasOtherScript } = readName(name);
  const isParagraph = text.split(' ').length > mostWordsOfName;
  const isAside = isParagraph && /\b(?:not (?:material|significant)|immaterial|insignificant)\b/.test(text);
  const exact = matchText(text, isAside ? rules.filter(({ evenOfCustomers }) => evenOfCustomers) : rules);
  if (exact !== undefined) return isGuessed || isParagraph ? asDoubtful(exact) : exact;
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
    const matched = words.find((word) => isNamed(word, read));
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

/** Words before a line of business that a company does not have: "no tobacco", "without liquor". */
const negations = ['no', 'without', 'excluding', 'excl', 'except', 'other than', 'free of'];

/** Whether a word occurs in a name, and not only where the name says that there is none of it. */
function isNamed(word: string, spaced: string): boolean {
  const affirmed = negations.reduce((left, no) => left.replaceAll(` ${no} ${word} `, ' '), spaced);
  return affirmed.includes(` ${word} `);
}

const asDoubtful = ({ rule, matched }: RuleMatch): RuleMatch => ({
  rule: { ...rule, outcome: 'doubtful' },
  matched,
});
