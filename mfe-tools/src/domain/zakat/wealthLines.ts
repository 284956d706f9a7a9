import { hawlOf, nextDueDays } from './hawl';
import { readForm } from './readForm';
import { emptyForm, type ZakatForm } from './zakatForm';
import type { ZakatSettings } from './zakatSheet';

/** A line of wealth: what has an owner or a purpose, and so a zakat year, of its own. */
export interface WealthName {
  id: string;
  name: string;
}

export interface WealthLine extends WealthName {
  form: ZakatForm;
}

/** Everything typed on the page of zakat. */
export interface WealthBook {
  /** At least one. */
  lines: readonly WealthLine[];
  /** The line that is shown. */
  chosenId: string;
}

/** The line that everyone has; what was saved without lines belongs to it. */
export const firstWealth: WealthName = { id: 'first', name: 'My wealth' };

export const maxWealthLines = 10;
export const maxWealthName = 60;

export const emptyBook: WealthBook = {
  lines: [{ ...firstWealth, form: emptyForm }],
  chosenId: firstWealth.id,
};

/** Reads a saved book; a form that was saved without lines is the first one. */
export function readBook(saved: unknown): WealthBook {
  const stored = fieldOf(saved, 'lines');
  if (!Array.isArray(stored)) return { ...emptyBook, lines: [{ ...firstWealth, form: readForm(saved) }] };
  const lines = stored.slice(0, maxWealthLines).flatMap((line): WealthLine[] => {
    const wealth = readWealth(line);
    return wealth === null ? [] : [{ ...wealth, form: readForm(fieldOf(line, 'form')) }];
  });
  const unique = lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) === at);
  const chosen = fieldOf(saved, 'chosenId');
  const [first] = unique;
  if (first === undefined) return emptyBook;
  return { lines: unique, chosenId: unique.find(({ id }) => id === chosen)?.id ?? first.id };
}

/** The id and name of a line of wealth; null if they are something else. */
export function readWealth(saved: unknown): WealthName | null {
  const id = fieldOf(saved, 'id');
  const name = fieldOf(saved, 'name');
  if (typeof id !== 'string' || typeof name !== 'string' || id === '' || name.trim() === '') return null;
  return { id: id.slice(0, 60), name: name.slice(0, maxWealthName) };
}

/** The line that is shown. */
export const chosenLine = ({ lines, chosenId }: WealthBook): WealthLine =>
  lines.find(({ id }) => id === chosenId) ?? lines[0] ?? { ...firstWealth, form: emptyForm };

/** The book with another form of one line. */
export const withForm = (book: WealthBook, id: string, next: (form: ZakatForm) => ZakatForm): WealthBook => ({
  ...book,
  lines: book.lines.map((line) => (line.id === id ? { ...line, form: next(line.form) } : line)),
});

/** Whether it is as it was at first. */
export const isEmptyBook = (book: WealthBook): boolean => JSON.stringify(book) === JSON.stringify(emptyBook);

/** Why a line cannot have a name; null if it can. */
export function nameProblem(book: WealthBook, name: string, ownId: string | null): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Type a name.';
  const isInUse = book.lines.some((line) => line.id !== ownId && line.name.trim().toLowerCase() === wanted);
  return isInUse ? 'You have a line of this name.' : null;
}

/** A day on which the zakat of a line is due. */
export interface DueDay {
  day: string;
  /** By which year the line is counted. */
  year: ZakatSettings['year'];
  wealth: WealthName;
}

/** The next due days of every line of wealth, the soonest first. */
export function dueDaysOf(
  { lines }: WealthBook,
  { today, count }: { today: string; count: number },
): DueDay[] {
  return lines
    .flatMap(({ id, name, form }) => {
      const hawl = hawlOf(form, form.settings, today);
      const days = hawl === null ? [] : nextDueDays(hawl, form.settings.year, { today, count });
      return days.map((day) => ({ day, year: form.settings.year, wealth: { id, name } }));
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}
