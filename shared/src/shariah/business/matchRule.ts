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
  const byName = matches.get(rules) ?? new Map<string, RuleMatch | null>();
  matches.set(rules, byName);
  const known = byName.get(name);
  if (known !== undefined) return known ?? undefined;
  const match = readMatch(name, rules);
  if (byName.size >= mostNamesKept) byName.clear();
  byName.set(name, match ?? null);
  return match;
}

/** Cached, since one edition judges the same names on many days; null for a name that no rule names. */
const matches = new WeakMap<readonly BusinessRule[], Map<string, RuleMatch | null>>();
/** More than the names of all companies and their segments. */
const mostNamesKept = 20_000;

function readMatch(name: string, rules: readonly BusinessRule[]): RuleMatch | undefined {
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
  const named = new Set(text.split(' '));
  for (const rule of rules) {
    const { exceptPhrases = [] } = rule;
    const candidates = wordsAmong(named, rule);
    if (candidates.length === 0) continue;
    const read = exceptPhrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), spaced);
    const matched = candidates.find((word) => isNamed(word, read));
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

/** Cached, since one edition reads thousands of names: the words of a rule, in their order, by the first of each. */
const wordsByFirst = new WeakMap<BusinessRule, ReadonlyMap<string, readonly RankedWord[]>>();

interface RankedWord {
  word: string;
  rank: number;
}

/** The words of a rule that may occur in a name, in the order of the rule: those whose first word does. */
function wordsAmong(named: ReadonlySet<string>, rule: BusinessRule): string[] {
  const byFirst = wordsByFirst.get(rule) ?? rankWords(rule);
  wordsByFirst.set(rule, byFirst);
  return [...named]
    .flatMap((first) => byFirst.get(first) ?? [])
    .sort((a, b) => a.rank - b.rank)
    .map(({ word }) => word);
}

function rankWords({ words }: BusinessRule): Map<string, RankedWord[]> {
  const byFirst = new Map<string, RankedWord[]>();
  words.forEach((word, rank) => {
    const [first = ''] = word.split(' ');
    byFirst.set(first, [...(byFirst.get(first) ?? []), { word, rank }]);
  });
  return byFirst;
}

/** Words before a line of business that a company does not have: "no tobacco", "without liquor". */
const negations = ['no', 'without', 'excluding', 'excl', 'except', 'other than', 'free of'];

/** Whether a word occurs in a name, and not only where the name says that there is none of it. */
function isNamed(word: string, spaced: string): boolean {
  const whole = ` ${word} `;
  if (!spaced.includes(whole)) return false;
  const affirmed = negations.reduce((left, no) => left.replaceAll(` ${no}${whole}`, ' '), spaced);
  return affirmed.includes(whole);
}

const asDoubtful = ({ rule, matched }: RuleMatch): RuleMatch => ({
  rule: { ...rule, outcome: 'doubtful' },
  matched,
});
