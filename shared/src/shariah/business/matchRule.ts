import type { BusinessRule } from '../types';

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

/** The first rule one of whose words occurs in the name, as a whole word in any case, after removing phrases that mean something else. */
export function matchWords(name: string, rules: readonly BusinessRule[]): RuleMatch | undefined {
  const spaced = ` ${normalised(name)} `;
  for (const rule of rules) {
    const { words, exceptPhrases = [] } = rule;
    const read = exceptPhrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), spaced);
    const matched = words.find((word) => read.includes(` ${word} `));
    if (matched !== undefined) return { rule, matched };
  }
  return undefined;
}

const normalised = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
