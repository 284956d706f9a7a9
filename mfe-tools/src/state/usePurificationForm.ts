import { useState } from 'react';
import { useMyStandard } from '@tayyib/shared/modules';
import {
  emptyForm,
  maxHoldings,
  newHolding,
  readForm,
  type Holding,
  type PurificationForm,
} from '../domain/purification/purificationForm';
import type { BoughtShares } from '../domain/purification/holdingsOfEntries';
import { useOwner } from './useOwner';

/** What a holding is made from: a stock that was found, one of the portfolio, or a name typed by hand. */
export interface NewHolding {
  name: string;
  isin: string | null;
  /** AMFI's code of a fund. */
  fundId?: string;
  /** What the portfolio says of its purchase and sale. */
  bought?: BoughtShares;
}

/**
 * The holdings as typed. Wealth is sensitive personal data: users have theirs saved in this browser, visitors until they close the tab,
 * and it is never sent.
 */
export function usePurificationForm() {
  const { owner } = useOwner();
  const place =
    owner !== 'visitor'
      ? { storageOf: () => localStorage, key: `purification:${owner}` }
      : { storageOf: () => sessionStorage, key: 'purification:visitor' };
  const mine = useMyStandard();
  const [form, setForm] = useState(() => {
    const stored = load(place);
    return stored === null ? { ...emptyForm, standard: mine } : readForm(stored);
  });
  const [removed, setRemoved] = useState<{ holding: Holding; index: number } | null>(null);
  const [cleared, setCleared] = useState<PurificationForm | null>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const save = (next: PurificationForm) => {
    setCleared(null);
    setForm(next);
    attempt(() => place.storageOf().setItem(place.key, JSON.stringify(next)));
  };
  const { holdings } = form;
  return {
    form,
    /** The holding added last. */
    addedId,
    /** The holding removed last, until another change. */
    removed: removed?.holding ?? null,
    isFull: holdings.length >= maxHoldings,
    choose: (part: Partial<Pick<PurificationForm, 'standard' | 'method'>>) => save({ ...form, ...part }),
    add: (entries: readonly NewHolding[]) => {
      const free = firstFreeId(holdings);
      const added = entries
        .slice(0, maxHoldings - holdings.length)
        .map(({ name, isin, fundId = null, bought }, index) => ({
          ...newHolding(String(free + index), name, isin, fundId),
          ...bought,
        }));
      setAddedId(added.at(-1)?.id ?? null);
      setRemoved(null);
      save({ ...form, holdings: [...holdings, ...added] });
    },
    change: (holding: Holding) =>
      save({ ...form, holdings: holdings.map((each) => (each.id === holding.id ? holding : each)) }),
    remove: (holding: Holding) => {
      setRemoved({ holding, index: holdings.indexOf(holding) });
      save({ ...form, holdings: holdings.filter((each) => each !== holding) });
    },
    undo: () => {
      if (removed === null) return;
      setRemoved(null);
      setAddedId(removed.holding.id);
      save({ ...form, holdings: holdings.toSpliced(removed.index, 0, removed.holding) });
    },
    /** Whether everything was cleared, until another change. */
    isCleared: cleared !== null,
    clear: () => {
      setRemoved(null);
      setForm(emptyForm);
      setCleared(form);
      attempt(() => place.storageOf().removeItem(place.key));
    },
    undoClear: () => {
      if (cleared !== null) save(cleared);
    },
  };
}

interface Place {
  storageOf: () => Storage;
  key: string;
}

const load = ({ storageOf, key }: Place): unknown =>
  attempt((): unknown => JSON.parse(storageOf().getItem(key) ?? 'null')) ?? null;

/** Undefined where the browser denies access to storage; what was typed then lasts until the page is closed. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const firstFreeId = (holdings: readonly Holding[]) =>
  1 + Math.max(0, ...holdings.map(({ id }) => Number.parseInt(id, 10) || 0));
