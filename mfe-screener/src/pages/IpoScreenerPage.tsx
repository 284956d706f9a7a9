import type { IpoStage } from '@tayyib/shared/contracts';
import { Link, useLocation } from '@tayyib/shared/router';
import { PageHeading, VerdictBadge } from '@tayyib/shared/ui';
import { formatRupees } from '@tayyib/shared/format';
import { useGetIposQuery } from '../api/marketListsApi';
import { IpoDetails } from '../components/lists/IpoDetails';
import { Answered } from '../components/market/Answered';
import { choiceIn } from '../components/market/choiceIn';
import { Choices } from '../components/market/Choices';
import { ListSearch } from '../components/market/ListSearch';
import styles from '../components/market/market.module.css';
import { Paged } from '../components/market/Paged';
import { useAddress } from '../components/market/useAddress';
import { StandardSelect } from '../components/screen/StandardSelect';
import { bandWords, datesWords } from '../domain/ipoWords';

const stages = ['all', 'upcoming', 'open', 'closed', 'listed'] as const;
const stageWords = { all: 'All', upcoming: 'Upcoming', open: 'Open', closed: 'Closed', listed: 'Listed' };

/** Public issues of shares, and one of them in full by the address or as handed over by the search. */
export default function IpoScreenerPage() {
  const { address, standard, page, change } = useAddress();
  const { state }: { state: unknown } = useLocation();
  const id = address.get('id') ?? handed(state);
  const stage = choiceIn(address.get('stage'), stages);
  const q = address.get('q') ?? '';
  const asked = { standard, page, q, ...(stage === 'all' ? {} : { stage: stage satisfies IpoStage }) };
  const query = useGetIposQuery(asked, { skip: id !== null });
  if (id !== null) return <IpoDetails id={id} standard={standard} />;
  return (
    <>
      <PageHeading
        title="IPO Screener"
        lead="Public issues with their dates and band, and what we can say of the company."
      />
      <div className={styles.stack}>
        <div className={styles.bar}>
          <ListSearch label="Company" value={q} onChange={(text) => change({ q: text }, { replace: true })} />
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
          <Choices
            legend="Stage"
            choices={stages.map((value) => ({ value, label: stageWords[value] }))}
            value={stage}
            onChoose={(next) => change({ stage: next === 'all' ? null : next })}
          />
        </div>
        <Answered query={query}>
          {(list) => (
            <Paged list={list} none="No public issue matches." onTurn={(to) => change({ page: String(to) })}>
              <ul className={styles.cards}>
                {list.rows.map((ipo) => (
                  <li key={ipo.id} className={styles.card}>
                    <div className={styles.between}>
                      <h2>
                        <Link className={styles.whole} to={`/iposcreen?id=${encodeURIComponent(ipo.id)}`}>
                          {ipo.company_name}
                        </Link>
                      </h2>
                      <VerdictBadge badge={ipo.badge} />
                    </div>
                    <span>
                      {ipo.stage ? stageWords[ipo.stage] : 'Stage not known'} · {datesWords(ipo)}
                    </span>
                    <span>{bandWords(ipo)}</span>
                    <span className={styles.small}>
                      {ipo.issueSizeRupees === null
                        ? 'Size not known'
                        : `Issue of ${formatRupees(ipo.issueSizeRupees)}`}
                      {ipo.segment === 'sme' && ' · SME'}
                    </span>
                  </li>
                ))}
              </ul>
            </Paged>
          )}
        </Answered>
      </div>
    </>
  );
}

/** The search hands over the issue that was chosen; a browser may hand back anything. */
function handed(state: unknown): string | null {
  const isHanded = typeof state === 'object' && state !== null && 'ipo' in state;
  return isHanded && typeof state.ipo === 'string' && state.ipo !== '' ? state.ipo : null;
}
