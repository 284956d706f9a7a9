import type { BusinessRule } from '../standard';

/** The first rule that names one of these exchange classes. */
export function matchClass(
  classes: readonly string[],
  rules: readonly BusinessRule[],
): BusinessRule | undefined {
  return rules.find((rule) => rule.classes.some((name) => classes.includes(name)));
}

/** The first rule one of whose words stands, whole and in any case, in the name, once phrases that mean something else are out. */
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
