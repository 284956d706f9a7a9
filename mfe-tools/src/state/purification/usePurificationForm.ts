import { useState } from 'react';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import {
  emptyForm,
  maxHoldings,
  newHolding,
  readForm,
  type Holding,
  type PurificationForm,
} from '../../domain/purification/purificationForm';
import type { NewHolding } from '../../domain/purification/NewHolding';
import { parsedText } from '@tayyib/shared/parts/storage';
import type { Draft } from '../drafts';
import { useFormState } from '../form/useFormState';

/** The holdings as typed. Wealth is sensitive personal data: it stays in this browser and is never sent. */
export function usePurificationForm({ text, save }: Draft) {
  const mine = useMyStandard();
  const initial = () => {
    const stored = parsedText(text);
    return stored === null ? { ...emptyForm, standard: mine } : readForm(stored);
  };
  // nothing is saved of a form that was cleared
  const state = useFormState<PurificationForm>(initial, (form) =>
    save(form === emptyForm ? null : JSON.stringify(form)),
  );
  const { present: form } = state;
  const [removed, setRemoved] = useState<Holding | null>(null);
  const [isCleared, setIsCleared] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const forget = () => {
    setRemoved(null);
    setIsCleared(false);
  };
  const changeForm = (next: (form: PurificationForm) => PurificationForm) => {
    forget();
    state.change(next);
  };
  const { holdings } = form;
  return {
    form,
    /** The holding added last. */
    addedId,
    /** The holding removed last, until another change. */
    removed,
    /** How many more holdings the form takes. */
    free: maxHoldings - holdings.length,
    choose: (part: Partial<Pick<PurificationForm, 'standard' | 'method'>>) =>
      changeForm((current) => ({ ...current, ...part })),
    add: (entries: readonly NewHolding[]) => {
      const free = firstFreeId(holdings);
      const added = entries
        .slice(0, maxHoldings - holdings.length)
        .map(({ name, isin, fundId = null, bought }, index) => ({
          ...newHolding(String(free + index), name, isin, fundId),
          ...bought,
        }));
      setAddedId(added.at(-1)?.id ?? null);
      changeForm((current) => ({ ...current, holdings: [...current.holdings, ...added] }));
    },
    change: (holding: Holding) =>
      changeForm((current) => ({
        ...current,
        holdings: current.holdings.map((each) => (each.id === holding.id ? holding : each)),
      })),
    remove: (holding: Holding) => {
      forget();
      state.remove((current) => ({
        ...current,
        holdings: current.holdings.filter(({ id }) => id !== holding.id),
      }));
      setRemoved(holding);
    },
    undo: () => {
      if (removed !== null) setAddedId(removed.id);
      forget();
      state.undo();
    },
    /** Whether everything was cleared, until another change. */
    isCleared,
    clear: () => {
      forget();
      state.remove(() => emptyForm);
      setIsCleared(true);
    },
  };
}

const firstFreeId = (holdings: readonly Holding[]) =>
  1 + Math.max(0, ...holdings.map(({ id }) => Number.parseInt(id, 10) || 0));
