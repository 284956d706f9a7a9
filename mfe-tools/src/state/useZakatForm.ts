import { useState } from 'react';
import { withStorage } from '@tayyib/shared/storage';
import { readForm } from '../domain/zakat/readForm';
import { emptyForm, type ZakatForm } from '../domain/zakat/zakatForm';
import { useOwner } from './useOwner';

/** Wealth is sensitive personal data: it is stored in this browser only, per user, and never sent. */
const storageKey = (userId: string) => `zakat:${userId}`;

/** What a list was before an entry was removed from it. */
export interface Removed {
  name: string;
  before: Partial<ZakatForm>;
}

/** A part of the form, or how to get it from the newest one. */
export type FormChange = Partial<ZakatForm> | ((form: ZakatForm) => Partial<ZakatForm>);

/** The zakat form, saved on this device. */
export function useZakatForm() {
  const { owner } = useOwner();
  const key = storageKey(owner);
  const [form, setForm] = useState(() => readForm(load(key)));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [clears, setClears] = useState(0);
  const change = (part: FormChange) =>
    setForm((current) => {
      const next = { ...current, ...(typeof part === 'function' ? part(current) : part) };
      withStorage((storage) => storage.setItem(key, JSON.stringify(next)));
      return next;
    });
  return {
    form,
    /** The entry removed last, until another change. */
    removed,
    /** Changes with each clearing: a key for fields that keep their own text. */
    clears,
    change: (part: FormChange) => {
      setRemoved(null);
      change(part);
    },
    remove: (name: string, part: Partial<ZakatForm>, before: Partial<ZakatForm>) => {
      setRemoved({ name, before });
      change(part);
    },
    undo: () => {
      if (removed) change(removed.before);
      setRemoved(null);
    },
    clear: () => {
      setRemoved(null);
      setForm(emptyForm);
      setClears((count) => count + 1);
      withStorage((storage) => storage.removeItem(key));
    },
  };
}

const load = (key: string): unknown =>
  withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')) ?? null;
