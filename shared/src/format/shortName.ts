/** A company's name in two parts: the name as people say it, and the legal form that tables leave out. */
export function shortName(name: string): [short: string, legalForm: string] {
  const [, short = name, legalForm = ''] = /^(.+?)(,? (?:limited|ltd\.?))$/i.exec(name) ?? [];
  return [short, legalForm];
}
