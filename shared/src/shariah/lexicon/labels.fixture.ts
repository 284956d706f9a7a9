import { categories } from './categories';
import type { Category } from './categories';
import lines from './labels.json';

/** A real name and the business a reader understands by it; see README.md. */
export interface Label {
  text: string;
  kind: 'segment' | 'activity' | 'exchange_class' | 'data_class';
  /** What the lexicon must find; empty for a name no standard minds. */
  categories: Category[];
  /** What it may find besides. */
  accepted: Category[];
  /** Held-out labels are not used when words are chosen. */
  part: 'tuning' | 'held_out';
  source: string;
}

const kinds = ['segment', 'activity', 'exchange_class', 'data_class'] as const;

/** All labels, in the order of the file. */
export function readLabels(): Label[] {
  return lines.map((line) => {
    const [text = '', kind, wanted = '', accepted = '', part, source = ''] = line.split(' | ');
    return {
      text,
      kind: kinds.find((one) => one === kind) ?? fail(line),
      categories: wanted === 'none' ? [] : categoriesOf(wanted, line),
      accepted: categoriesOf(accepted, line),
      part: part === 'tuning' || part === 'held_out' ? part : fail(line),
      source,
    };
  });
}

const categoriesOf = (names: string, line: string) =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => categories.find((category) => category === name) ?? fail(line));

function fail(line: string): never {
  throw new Error(`Not a label: ${line}`);
}
