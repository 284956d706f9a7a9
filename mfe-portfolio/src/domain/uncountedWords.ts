import type { ActionNotice } from '@tayyib/shared/contracts';
import { formatCount, formatDay } from '@tayyib/shared/values/format';

const names = { rights: 'Rights issue', demerger: 'Demerger', merger: 'Merger', scheme: 'Scheme' } as const;
const maxNamed = 20;

/** What one notice means for the figures, such as `Demerger of 20 Jul 2023 is not counted: adjust your entries`. */
export const uncountedSentence = ({ kind, exDate, subject }: ActionNotice): string =>
  `${names[kind]} of ${formatDay(exDate)} is not counted: adjust your entries. Filed as “${subject}”.`;

/** What a figure leaves out, such as `demerger not counted`; null where that is nothing. */
function without(uncounted: readonly ActionNotice[]): string | null {
  const kinds = kindsOf(uncounted);
  return kinds.length === 0 ? null : `${kinds.join(', ')} not counted`;
}

const kindsOf = (uncounted: readonly ActionNotice[]): string[] => [
  ...new Set(uncounted.map(({ kind }) => names[kind].toLowerCase())),
];

/** The title of a figure, which says if it leaves an action out. */
export function titleWithout(title: string, uncounted: readonly ActionNotice[]): string {
  const left = without(uncounted);
  return left === null ? title : `${title}, ${left}`;
}

/** What a figure of several companies leaves out; null where that is nothing. */
export const withoutOfSeveral = (all: readonly Named[]): string | null =>
  without(all.flatMap(({ position }) => position.uncounted));

/** The same of a figure of several companies. */
export const titleOfSeveral = (title: string, all: readonly Named[]): string =>
  titleWithout(
    title,
    all.flatMap(({ position }) => position.uncounted),
  );

interface Named {
  name: string;
  position: { uncounted: readonly ActionNotice[] };
}

/** Of several companies, those of whose actions a figure leaves some out; nothing without any. */
export function uncountedSteps(all: readonly Named[]): string[] {
  const named = all
    .filter(({ position }) => position.uncounted.length > 0)
    .map(({ name, position }) => `${name} (${kindsOf(position.uncounted).join(', ')})`);
  if (named.length === 0) return [];
  const more = named.length - maxNamed;
  const rest = more > 0 ? `; and of ${formatCount(more)} more` : '';
  return [
    `Actions not counted, so this figure leaves them out: ${named.slice(0, maxNamed).join('; ')}${rest}.`,
  ];
}
