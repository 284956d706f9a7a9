import { useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { PurificationForm } from '../../domain/purification/purificationForm';
import { purifyHolding, totalsOf, withUnreadNumber } from '../../domain/purification/purify';
import { methodOfStandard } from '../../domain/purification/sources';
import { usePurificationFacts } from './usePurificationFacts';

const none: ReadonlySet<string> = new Set();

/**
 * What a purification form comes to by each method, with what is on file; holdings still loading are in no total.
 * @param unread the ids of holdings with a field whose text is no number: they are in no total either
 */
export function usePurificationTotals(form: PurificationForm, isUser: boolean, unread = none) {
  const facts = usePurificationFacts(form, isUser);
  const [today] = useState(() => indianDay(new Date()));
  const day = facts.day ?? today;
  const results = form.holdings.map((holding) =>
    purifyHolding(holding, facts.companyOf(holding), day, facts.fundOf(holding)),
  );
  const counted = results.map((result) =>
    unread.has(result.holding.id) ? withUnreadNumber(result) : result,
  );
  const loaded = counted.filter(({ holding }) => !facts.isLoading(holding));
  const method = form.method ?? methodOfStandard[form.standard].method;
  return { facts, today, day, results, counted, loaded, method, totals: totalsOf(loaded) };
}
