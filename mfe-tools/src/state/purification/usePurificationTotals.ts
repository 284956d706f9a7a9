import { useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { PurificationForm } from '../../domain/purification/purificationForm';
import { purifyHolding, totalsOf } from '../../domain/purification/purify';
import { methodOfStandard } from '../../domain/purification/sources';
import { usePurificationFacts } from './usePurificationFacts';

/** What a purification form comes to by each method, with what is on file; holdings still loading are in no total. */
export function usePurificationTotals(form: PurificationForm, isUser: boolean) {
  const facts = usePurificationFacts(form, isUser);
  const [today] = useState(() => indianDay(new Date()));
  const day = facts.day ?? today;
  const results = form.holdings.map((holding) =>
    purifyHolding(holding, facts.companyOf(holding), day, facts.fundOf(holding)),
  );
  const loaded = results.filter(({ holding }) => !facts.isLoading(holding));
  const method = form.method ?? methodOfStandard[form.standard].method;
  return { facts, today, day, results, loaded, method, totals: totalsOf(loaded) };
}
