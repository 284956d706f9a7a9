import { useState } from 'react';
import { formatDay } from '@tayyib/shared/values/format';
import {
  chosenLine,
  emptyBook,
  isEmptyBook,
  maxWealthName,
  readBook,
  withForm,
  type WealthBook,
  type WealthName,
} from '../../domain/zakat/wealthLines';
import type { HawlYear } from '../../domain/zakat/hawl';
import { emptyForm, type ZakatForm } from '../../domain/zakat/zakatForm';
import { parsedText } from '@tayyib/shared/parts/storage';
import type { Draft } from '../drafts';
import { useFormState } from '../form/useFormState';

/** What was removed last. */
interface Removed {
  text: string;
  /** Whether the whole form was. */
  isWhole: boolean;
}

/** A part of the form, or how to get it from the newest one. */
type FormChange = Partial<ZakatForm> | ((form: ZakatForm) => Partial<ZakatForm>);

/** Changes the form. What was `read` from the server leaves a removal to be undone. */
export type ChangeForm = (part: FormChange, how?: 'typed' | 'read') => void;

const patched = (book: WealthBook, id: string, part: FormChange): WealthBook =>
  withForm(book, id, (form) => ({ ...form, ...(typeof part === 'function' ? part(form) : part) }));

/** The lines of wealth with the form of each. Wealth is sensitive personal data: it stays in this browser and is never sent. */
export function useZakatForm({ text, save }: Draft) {
  const state = useFormState(
    () => readBook(parsedText(text)),
    (book) => save(isEmptyBook(book) ? null : JSON.stringify(book)),
  );
  const { present: book } = state;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [remounts, setRemounts] = useState(0);
  const remount = () => setRemounts((count) => count + 1);
  const changeBook = (next: (book: WealthBook) => WealthBook) => {
    setRemoved(null);
    state.change(next);
  };
  const removeFromBook = (next: (book: WealthBook) => WealthBook, what: Removed) => {
    state.remove(next);
    setRemoved(what);
  };
  const chosen = chosenLine(book);
  const change: ChangeForm = (part, how = 'typed') => {
    // facts change the line they were requested for, even if another one is shown now
    const next = (current: WealthBook) => patched(current, chosen.id, part);
    if (how === 'typed') changeBook(next);
    else state.amend(next);
  };
  return {
    book,
    chosen,
    form: chosen.form,
    change,
    /** What was removed last, until another change. */
    removed,
    /** Changes when the whole form is another one: a key for fields that keep their own text. */
    formKey: `${chosen.id} ${remounts}`,
    remove: (name: string, part: Partial<ZakatForm>) =>
      removeFromBook((current) => patched(current, chosen.id, part), {
        text: `${name} was removed.`,
        isWhole: false,
      }),
    clear: () => {
      const { id, name } = chosen;
      const what = book.lines.length > 1 ? `What you typed for ${name}` : 'Everything you typed';
      removeFromBook((current) => withForm(current, id, () => emptyForm), {
        text: `${what} was cleared.`,
        isWhole: true,
      });
      remount();
    },
    /** Puts a later year on the page, with the amounts as they are. */
    enterYear: ({ startsOn, dueOn }: HawlYear) => {
      removeFromBook((current) => withForm(current, chosen.id, (typed) => startingOn(startsOn, typed)), {
        text: `The year due on ${formatDay(dueOn)} is entered, with the amounts of the year before.`,
        isWhole: true,
      });
      remount();
    },
    undo: () => {
      if (removed?.isWhole) remount();
      setRemoved(null);
      state.undo();
    },
    choose: (id: string) => changeBook((current) => ({ ...current, chosenId: id })),
    /** Adds a line and shows it; of a saved year, under the id it was saved with. */
    addLine: (name: string, id: string = crypto.randomUUID()) => {
      // prices and choices do not depend on the owner of a line
      const { settings, goldPrice, silverPrice } = chosen.form;
      const line = { ...named(id, name), form: { ...emptyForm, settings, goldPrice, silverPrice } };
      changeBook(({ lines }) => ({ lines: [...lines, line], chosenId: id }));
    },
    renameLine: (id: string, name: string) =>
      changeBook(({ lines, chosenId }) => ({
        chosenId,
        lines: lines.map((line) => (line.id === id ? { ...line, ...named(id, name) } : line)),
      })),
    removeLine: (id: string) => {
      const name = book.lines.find((line) => line.id === id)?.name ?? '';
      removeFromBook(
        ({ lines }) => {
          const rest = lines.filter((line) => line.id !== id);
          const [first] = rest;
          return first ? { lines: rest, chosenId: first.id } : emptyBook;
        },
        { text: `${name} was removed.`, isWhole: true },
      );
      remount();
    },
  };
}

/** The form of a year; a fall below the nisab before it is of an earlier one. */
const startingOn = (startedOn: string, form: ZakatForm): ZakatForm => ({
  ...form,
  startedOn,
  falls: form.falls.filter(({ fellOn }) => fellOn !== null && fellOn >= startedOn),
});

const named = (id: string, name: string): WealthName => ({ id, name: name.trim().slice(0, maxWealthName) });
