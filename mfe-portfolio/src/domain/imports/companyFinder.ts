import type { CompanyCandidate } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import type { ImportedLine } from './ImportFormat';
import type { CompanyFound } from './previewOf';
import type { ImportedFile } from './readImport';

type Named = Pick<ImportedLine, 'name' | 'scripCode'>;

/** What a line calls its company, the most certain first: a scrip code is of one company. */
export const namesOf = ({ name, scripCode }: Named): string[] =>
  [scripCode ?? '', name].map((text) => text.slice(0, 120)).filter((text) => text !== '');

/** A name that may mean several companies. */
export interface Question {
  name: string;
  candidates: readonly CompanyCandidate[];
}

/**
 * Finds the company that a line means on its day, by the code or name it had then. A name of several is a question to the user; a company that was not
 * listed on that day has to be confirmed.
 * @param chosen the user's answers, by name
 */
export function companyFinder(
  candidates: readonly CompanyCandidate[],
  chosen: ReadonlyMap<string, string> = new Map(),
) {
  const byName = new Map<string, CompanyCandidate[]>();
  for (const candidate of candidates)
    byName.set(candidate.name, [...(byName.get(candidate.name) ?? []), candidate]);
  const questions = new Map<string, Question>();

  const find = (line: Named, day: string): CompanyFound => {
    const known = namesOf(line).map((name) => byName.get(name) ?? []);
    const all = known.find((each) => each.length > 0) ?? [];
    const answer = all.find(({ isin }) => isin === chosen.get(line.name));
    if (answer !== undefined) return { isin: answer.isin };
    const then = all.filter(({ from, until }) => (from ?? '') <= day && (until === null || day < until));
    const [only, ...others] = new Set(then.map(({ isin }) => isin));
    if (only !== undefined && others.length === 0) return { isin: only };
    const [single, ...rest] = new Set(all.map(({ isin }) => isin));
    if (single === undefined) return { reason: `“${line.name}” is no listed company we know.` };
    if (rest.length > 0) {
      questions.set(line.name, { name: line.name, candidates: uniqueOf(then.length > 0 ? then : all) });
      return {
        reason: `“${line.name}” could be ${uniqueOf(all)
          .map(({ stock }) => stock)
          .join(' or ')}.`,
      };
    }
    const [{ stock, from } = { stock: line.name, from: null }] = all;
    const reason =
      from !== null && from > day
        ? `${stock} is listed since ${formatDay(from)} only.`
        : `“${line.name}” was not the name of ${stock} on ${formatDay(day)}.`;
    return { isin: single, reason };
  };
  return { find, questions: () => [...questions.values()] };
}

/** The names of a file that may mean several companies. */
export function questionsOf(
  { lines }: Pick<ImportedFile, 'lines'>,
  candidates: readonly CompanyCandidate[],
  day: string,
): Question[] {
  const finder = companyFinder(candidates);
  for (const line of lines) if (line.isin === null) finder.find(line, line.day ?? day);
  return finder.questions();
}

const uniqueOf = (all: readonly CompanyCandidate[]): CompanyCandidate[] => [
  ...new Map(all.map((each) => [each.isin, each])).values(),
];
