import { useState } from 'react';
import { useViewer } from '@tayyib/shared/modules';
import { emptyForm, readForm, type ZakatForm } from '../domain/zakatForm';

/** Wealth is sensitive personal data: it is stored in this browser only, per user, and never sent. */
const storageKey = (userId: string) => `zakat:${userId}`;

/** The zakat form, saved on this device. */
export function useZakatForm() {
  const { user } = useViewer();
  const key = storageKey(user?._id ?? 'visitor');
  const [form, setForm] = useState(() => readForm(load(key)));
  return {
    form,
    change: (part: Partial<ZakatForm>) => {
      const next = { ...form, ...part };
      setForm(next);
      save(key, next);
    },
    clear: () => {
      setForm(emptyForm);
      remove(key);
    },
  };
}

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // unreadable, or storage is disabled
  }
}

function save(key: string, form: ZakatForm) {
  try {
    localStorage.setItem(key, JSON.stringify(form));
  } catch {
    // storage is full or disabled: the calculator still works without it
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is disabled: nothing was saved
  }
}
