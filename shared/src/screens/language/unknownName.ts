import { closest } from './closest';
import { metricById } from './metrics';
import { plainWord } from './plainWord';
import { remark } from './remarks';
import type { RawText } from './grammar/rawTree';
import type { Remark } from './remarks';
import type { Names } from './vocabulary';

/** No name is as long as this; guessing at more would only cost time. */
const longestGuessed = 80;

/** What to say about a name that is in no table: what it should have been, where that can be told. */
export function unknownName(text: string, { text: typed, ...spot }: RawText, names: Names): Remark {
  const [first = '', ...others] = typed.split(' ');
  const rest = others.join(' ');
  const named = names.find(typed) ?? names.find(first);
  if (named?.type === 'metric' && named.metric.kind === 'category') {
    const name = named.metric.names[0];
    const word = rest || named.metric.choices?.[0]?.name || 'Pharmaceuticals';
    return remark(text, spot, `${name} is a word, not a number: write “${name} = ${word}”.`);
  }
  const status = statusCalled(typed);
  if (status !== undefined)
    return remark(text, spot, `“${typed}” is a status, not a metric.`, `Status = ${status}`);
  if (/^(average|avg|highest|lowest)$/i.test(first) && names.find(rest) !== null)
    return remark(text, spot, 'Say over how many years.', `${typed} 3 years`);
  return remark(
    text,
    spot,
    `No metric is called “${typed}”.`,
    typed.length > longestGuessed ? null : guess(typed, names),
  );
}

/** A person may say the verdict alone. */
function statusCalled(typed: string): string | undefined {
  const choices = metricById('status')?.choices ?? [];
  return choices.find(({ name, aliases }) =>
    [name, ...aliases].some((one) => plainWord(one) === plainWord(typed)),
  )?.name;
}

/** The nearest name; or, for a known name with words after it that mean nothing, the nearest of those. */
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
