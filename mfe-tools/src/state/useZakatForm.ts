import { useState } from 'react';
import { useViewer } from '@tayyib/shared/modules';
import { emptyForm, readForm, type ZakatForm } from '../domain/zakatForm';

/** What someone owns shows their faith and their means: it is kept in this browser, per person, and sent nowhere. */
const storageKey = (userId: string) => `zakat:${userId}`;

/** The calculator as the viewer left it on this device. */
export function useZakatForm() {
  const { user } = useViewer();
  const key = storageKey(user?._id ?? 'visitor');
  const [form, setForm] = useState(() => readForm(kept(key)));
  return {
    form,
    change: (part: Partial<ZakatForm>) => {
      const next = { ...form, ...part };
      setForm(next);
      keep(key, next);
    },
    clear: () => {
      setForm(emptyForm);
      forget(key);
    },
  };
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // unreadable, or storage is switched off
  }
}

function keep(key: string, form: ZakatForm) {
  try {
    localStorage.setItem(key, JSON.stringify(form));
  } catch {
    // storage is full or switched off: the sum still works, it is only not kept
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept then
  }
}
