import { useState } from 'react';
import { useViewer } from '@tayyib/shared/modules';
import { withStorage } from '@tayyib/shared/storage';
import { emptyForm, readForm, type ZakatForm } from '../domain/zakat/zakatForm';

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
      withStorage((storage) => storage.setItem(key, JSON.stringify(next)));
    },
    clear: () => {
      setForm(emptyForm);
      withStorage((storage) => storage.removeItem(key));
    },
  };
}

const load = (key: string): unknown =>
  withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')) ?? null;
