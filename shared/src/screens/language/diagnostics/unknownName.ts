import { closest } from '@tayyib/shared/values/closest';
import { metricById } from '../metrics';
import { createDiagnostic } from './diagnostic';
import type { RawText } from '../grammar/rawTree';
import type { Names } from '../parsing/ParseContext';
import type { Diagnostic } from './diagnostic';

/** No name is this long; guessing at longer ones would only cost time. */
const maxGuessedLength = 80;

const statusMetric = metricById('status');

/** The diagnostic for an unknown name, with a suggestion where one is close enough. */
export function unknownName({ text: typed, ...at }: RawText, names: Names): Diagnostic {
  const [first = '', ...others] = typed.split(' ');
  const rest = others.join(' ');
  const named = names.find(typed) ?? names.find(first);
  if (named?.type === 'metric' && named.metric.kind === 'category') {
    const name = named.metric.names[0];
    const word = rest || named.metric.choices?.[0]?.name || 'Pharmaceuticals';
    return createDiagnostic(at, `${name} is a word, not a number: write “${name} = ${word}”.`);
  }
  // people may write the verdict alone
  const status = statusMetric && names.fixedChoice(statusMetric, typed);
  if (status) return createDiagnostic(at, `“${typed}” is a status, not a metric.`, `Status = ${status.name}`);
  if (/^(average|avg|highest|lowest)$/i.test(first) && names.find(rest) !== null)
    return createDiagnostic(at, 'Say over how many years.', `${typed} 3 years`);
  return createDiagnostic(
    at,
    `No metric is called “${typed}”.`,
    typed.length > maxGuessedLength ? null : guess(typed, names),
  );
}

/** The nearest name; or, for a known name followed by unknown words, the nearest keyword for those. */
function guess(text: string, { spellings, find }: Names): string | null {
  const words = text.split(' ');
  const near = closest(text, spellings);
  for (let count = words.length - 1; count > 0 && near === null; count--) {
    const head = words.slice(0, count).join(' ');
    const tail = closest(words.slice(count).join(' '), [
      'growth',
      'falling',
      'rising',
      'between',
      'preceding year',
    ]);
    if (find(head) !== null && tail !== null) return `${head} ${tail}`;
  }
  return (
    near ??
    spellings.find((name) => words.length > 1 && name.toLowerCase().startsWith(text.toLowerCase())) ??
    null
  );
}
