import type { IpoStage } from '@tayyib/shared/contracts';
import { useLocation } from '@tayyib/shared/sdk/router';
import { useGetIposQuery } from '../api/marketListsApi';
import { IpoCalendar } from '../components/lists/IpoCalendar';
import { IpoDetails } from '../components/lists/IpoDetails';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import { ipoColumns } from '../components/lists/ipoColumns';
import { MarketList } from '../components/market/MarketList';
import { stageLabels } from '../domain/ipoWords';

const stages = ['all', 'upcoming', 'open', 'closed', 'listed'] as const;
const choices = { all: 'All', ...stageLabels };

/** Public issues, or the details of the one named by the URL or by the navigation state of the search. */
export default function IpoScreenerPage() {
  const { address, standard, page } = useAddress();
  const { state }: { state: unknown } = useLocation();
  const id = address.get('id') ?? issueIn(state);
  const stage = choiceFrom(address.get('stage'), stages);
  const q = address.get('q') ?? '';
  const params = { standard, page, q, ...(stage === 'all' ? {} : { stage: stage satisfies IpoStage }) };
  const query = useGetIposQuery(params, { skip: id !== null });
  const isFiltered = q !== '' || stage !== 'all';
  const isEmpty = isFiltered && query.currentData?.total === 0;
  const whole = useGetIposQuery({ standard }, { skip: !isEmpty });
  if (id !== null) return <IpoDetails id={id} standard={standard} />;
  return (
    <MarketList
      title="IPO Screener"
      lead="Public issues with their dates, prices and verdicts."
      query={query}
      whole={isFiltered ? whole : query}
      search={{ label: 'Company', example: 'For example Urban' }}
      filter={{ name: 'stage', legend: 'Stage', labels: choices, value: stage }}
      none="No public issue matches. Try another stage, or another name."
      empty="No public issues are on file yet."
      keyOf={(ipo) => ipo.id}
      columnsOf={ipoColumns}
      above={!isFiltered && page === 1 && <IpoCalendar standard={standard} />}
    />
  );
}

/** The search passes the chosen issue as navigation state, which is untrusted. */
function issueIn(state: unknown): string | null {
  const hasIssue = typeof state === 'object' && state !== null && 'ipo' in state;
  return hasIssue && typeof state.ipo === 'string' && state.ipo !== '' ? state.ipo : null;
}
