import type { BusinessRule } from './standard';

/** The first rule that names one of these exchange classes. */
export function matchClass(
  classes: readonly string[],
  rules: readonly BusinessRule[],
): BusinessRule | undefined {
  return rules.find((rule) => rule.classes.some((name) => classes.includes(name)));
}

/** The first rule one of whose words stands, whole and in any case, in the name. */
export function matchWords(name: string, rules: readonly BusinessRule[]): BusinessRule | undefined {
  const words = ` ${normalised(name)} `;
  return rules.find((rule) => rule.words.some((word) => words.includes(` ${word} `)));
}

const normalised = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
