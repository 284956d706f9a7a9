import { useState } from 'react';
import { formatDay } from '@tayyib/shared/format';
import { withStorage } from '@tayyib/shared/storage';
import {
  chosenLine,
  emptyBook,
  isEmptyBook,
  maxWealthName,
  readBook,
  withForm,
  type WealthBook,
  type WealthName,
} from '../domain/zakat/wealthLines';
import type { HawlYear } from '../domain/zakat/hawl';
import { emptyForm, type ZakatForm } from '../domain/zakat/zakatForm';
import { useOwner } from './useOwner';

/** Wealth is sensitive personal data: it is stored in this browser only, per user, and never sent. */
const storageKey = (userId: string) => `zakat:${userId}`;

/** What was removed last, and how to get it back. */
interface Removed {
  text: string;
  /** Whether the whole form was. */
  isWhole: boolean;
  restore: (book: WealthBook) => WealthBook;
}

/** A part of the form, or how to get it from the newest one. */
export type FormChange = Partial<ZakatForm> | ((form: ZakatForm) => Partial<ZakatForm>);

const patched = (book: WealthBook, id: string, part: FormChange): WealthBook =>
  withForm(book, id, (form) => ({ ...form, ...(typeof part === 'function' ? part(form) : part) }));

/** The lines of wealth with the form of each, saved on this device. */
export function useZakatForm() {
  const { owner } = useOwner();
  const key = storageKey(owner);
  const [book, setBook] = useState(() => readBook(load(key)));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [remounts, setRemounts] = useState(0);
  const save = (next: (book: WealthBook) => WealthBook) =>
    setBook((current) => {
      const saved = next(current);
      withStorage((storage) =>
        isEmptyBook(saved) ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(saved)),
      );
      return saved;
    });
  /** Replaces what fields show. */
  const replace = (next: (book: WealthBook) => WealthBook) => {
    setRemounts((count) => count + 1);
    save(next);
  };
  const chosen = chosenLine(book);
  return {
    book,
    chosen,
    form: chosen.form,
    /** What was removed last, until another change. */
    removed,
    /** Changes when the whole form is another one: a key for fields that keep their own text. */
    formKey: `${chosen.id} ${remounts}`,
    change: (part: FormChange) => {
      setRemoved(null);
      // facts change the line they were requested for, even if another one is shown now
      save((current) => patched(current, chosen.id, part));
    },
    remove: (name: string, part: Partial<ZakatForm>, before: Partial<ZakatForm>) => {
      setRemoved({
        text: `${name} was removed.`,
        isWhole: false,
        restore: (current) => patched(current, chosen.id, before),
      });
      save((current) => patched(current, chosen.id, part));
    },
    clear: () => {
      const { id, form, name } = chosen;
      const what = book.lines.length > 1 ? `What you typed for ${name}` : 'Everything you typed';
      setRemoved({
        text: `${what} was cleared.`,
        isWhole: true,
        restore: (current) => withForm(current, id, () => form),
      });
      replace((current) => withForm(current, id, () => emptyForm));
    },
    /** Puts a later year on the page, with the amounts as they are. */
    enterYear: ({ startsOn, dueOn }: HawlYear) => {
      const { id, form } = chosen;
      setRemoved({
        text: `The year due on ${formatDay(dueOn)} is entered, with the amounts of the year before.`,
        isWhole: true,
        restore: (current) => withForm(current, id, () => form),
      });
      replace((current) => withForm(current, id, (typed) => startingOn(startsOn, typed)));
    },
    undo: () => {
      if (removed) (removed.isWhole ? replace : save)(removed.restore);
      setRemoved(null);
    },
    choose: (id: string) => {
      setRemoved(null);
      save((current) => ({ ...current, chosenId: id }));
    },
    /** Adds a line and shows it; of a saved year, under the id it was saved with. */
    addLine: (name: string, id: string = crypto.randomUUID()) => {
      setRemoved(null);
      // prices and choices do not depend on the owner of a line
      const { settings, goldPrice, silverPrice } = chosen.form;
      const line = { ...named(id, name), form: { ...emptyForm, settings, goldPrice, silverPrice } };
      save(({ lines }) => ({ lines: [...lines, line], chosenId: id }));
    },
    renameLine: (id: string, name: string) =>
      save(({ lines, chosenId }) => ({
        chosenId,
        lines: lines.map((line) => (line.id === id ? { ...line, ...named(id, name) } : line)),
      })),
    removeLine: (id: string) => {
      const before = book;
      const name = book.lines.find((line) => line.id === id)?.name ?? '';
      setRemoved({ text: `${name} was removed.`, isWhole: true, restore: () => before });
      replace(({ lines }) => {
        const rest = lines.filter((line) => line.id !== id);
        const [first] = rest;
        return first ? { lines: rest, chosenId: first.id } : emptyBook;
      });
    },
  };
}

/** The form of a year; a fall below the nisab before it is of an earlier one. */
const startingOn = (startedOn: string, form: ZakatForm): ZakatForm =>
  form.fellOn !== null && form.fellOn >= startedOn
    ? { ...form, startedOn }
    : { ...form, startedOn, fellOn: null, reachedAgainOn: null };

const named = (id: string, name: string): WealthName => ({ id, name: name.trim().slice(0, maxWealthName) });

const load = (key: string): unknown =>
  withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')) ?? null;
