import type { IpoRow, IpoStage, StandardId } from '@tayyib/shared/contracts';
import { formatDay, formatRupees } from '@tayyib/shared/format';
import { ChangeChip } from '@tayyib/shared/tables';
import { useLocation } from '@tayyib/shared/router';
import { VerdictBadge } from '@tayyib/shared/ui';
import { useGetIposQuery } from '../api/marketListsApi';
import { IpoDetails } from '../components/lists/IpoDetails';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import styles from '../components/market/market.module.css';
import { CardLink, MarketList } from '../components/market/MarketList';
import { bandWords, datesWords } from '../domain/ipoWords';

const stages = ['all', 'upcoming', 'open', 'closed', 'listed'] as const;
const stageLabels = { all: 'All', upcoming: 'Upcoming', open: 'Open', closed: 'Closed', listed: 'Listed' };

/** Public issues, or the details of the one named by the URL or by the navigation state of the search. */
export default function IpoScreenerPage() {
  const { address, standard, page } = useAddress();
  const { state }: { state: unknown } = useLocation();
  const id = address.get('id') ?? issueIn(state);
  const stage = choiceFrom(address.get('stage'), stages);
  const q = address.get('q') ?? '';
  const params = { standard, page, q, ...(stage === 'all' ? {} : { stage: stage satisfies IpoStage }) };
  const query = useGetIposQuery(params, { skip: id !== null });
  if (id !== null) return <IpoDetails id={id} standard={standard} />;
  return (
    <MarketList
      title="IPO Screener"
      lead="Public issues with their dates and band, and what we can say of the company."
      query={query}
      search={{ label: 'Company', example: 'For example Urban' }}
      filter={{ name: 'stage', legend: 'Stage', labels: stageLabels, value: stage }}
      none={
        q === '' && stage === 'all'
          ? 'No public issue matches: none is on file yet.'
          : 'No public issue matches. Try another stage, or another name.'
      }
      keyOf={(ipo) => ipo.id}
      card={ipoCard}
    />
  );
}

const ipoCard = (ipo: IpoRow, standard: StandardId) => (
  <>
    <div className={styles.between}>
      <CardLink to={`/iposcreen?id=${encodeURIComponent(ipo.id)}&standard=${standard}`}>
        {ipo.company_name}
      </CardLink>
      <VerdictBadge badge={ipo.badge} age={ipo} />
    </div>
    <span>
      {ipo.stage ? stageLabels[ipo.stage] : 'Stage not known'} · {datesWords(ipo)}
    </span>
    <span>{bandWords(ipo)}</span>
    {ipo.gainSinceIssue && (
      <span>
        <ChangeChip change={ipo.gainSinceIssue.value} of="since issue" />{' '}
        <span className={styles.small}>{formatDay(ipo.gainSinceIssue.day)}</span>
      </span>
    )}
    <span className={styles.small}>
      {ipo.issueSizeRupees === null ? 'Size not known' : `Issue of ${formatRupees(ipo.issueSizeRupees)}`}
      {ipo.segment === 'sme' && ' · SME'}
    </span>
  </>
);

/** The search passes the chosen issue as navigation state, which is untrusted. */
function issueIn(state: unknown): string | null {
  const hasIssue = typeof state === 'object' && state !== null && 'ipo' in state;
  return hasIssue && typeof state.ipo === 'string' && state.ipo !== '' ? state.ipo : null;
}
