import type { BusinessRule } from '../standard';

/** The first rule that names one of these exchange classes. */
export function matchClass(
  classes: readonly string[],
  rules: readonly BusinessRule[],
): BusinessRule | undefined {
  return rules.find((rule) => rule.classes.some((name) => classes.includes(name)));
}

/** The first rule one of whose words occurs in the name, as a whole word in any case, after removing phrases that mean something else. */
export function matchWords(name: string, rules: readonly BusinessRule[]): BusinessRule | undefined {
  const spaced = ` ${normalised(name)} `;
  return rules.find(({ words, exceptPhrases = [] }) => {
    const read = exceptPhrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), spaced);
    return words.some((word) => read.includes(` ${word} `));
  });
}

const normalised = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
