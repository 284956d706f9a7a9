import { formatCount } from '@tayyib/shared/values/format';
import { usePageName, useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetIndustriesQuery, useGetIndustryQuery } from '../../api/marketListsApi';
import { isNotFound } from '../../api/stocksApi';
import { ComplianceBar } from '../figures/ComplianceBar';
import styles from '../market/market.module.css';
import { LockedFigures } from '../figures/LockedFigures';
import { MediansLine } from '../figures/MediansLine';
import { Paged } from '../market/Paged';
import { Results } from '../market/Results';
import { StocksTable } from '../figures/StocksTable';
import { useAddress } from '../market/useAddress';
import { StandardSelect } from '../market/StandardSelect';
import { OneOfList } from './OneOfList';

/** One class of business: its stocks, subclasses and medians. */
export function IndustryDetails({ id }: { id: string }) {
  const { standard, page, change } = useAddress();
  const { refusal } = useViewer();
  const query = useGetIndustryQuery({ id, standard, page });
  const whole = useGetIndustriesQuery({ standard, level: 'industry' }, { skip: !isNotFound(query.error) });
  usePageName(query.currentData?.industry.name ?? null);
  return (
    <Results label="Class of business" isBusy={query.isFetching}>
      <OneOfList
        query={query}
        kind="Industry"
        list={{ to: `/industry?standard=${standard}`, label: 'All industries' }}
        whole={whole}
        empty="No company has a class of business on file yet."
      >
        {({ industry, within, stocks }) => (
          <>
            <PageHeading
              title={industry.name}
              lead={industry.sector === industry.name ? undefined : (industry.sector ?? undefined)}
              actions={<StandardSelect value={standard} onChange={(next) => change({ standard: next })} />}
            />
            <div className={styles.stack}>
              <ComplianceBar count={industry.compliance} />
              <MediansLine title={`Industry medians: ${industry.name}`} medians={industry.medians} />
              {within.length > 0 && (
                <ul
                  className={styles.bar}
                  aria-label="Classes within it"
                  style={{ listStyle: 'none', padding: 0 }}
                >
                  {within.map((row) => (
                    <li key={row.id}>
                      <Link to={`/industry?id=${encodeURIComponent(row.id)}&standard=${standard}`}>
                        {row.name} ({formatCount(row.compliance.total)})
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              <Paged list={stocks} none="It has no stocks." onTurn={(to) => change({ page: String(to) })}>
                <StocksTable
                  caption={`Stocks of ${industry.name}`}
                  rows={stocks.rows}
                  standard={standard}
                  isDetailed={refusal('premium') === null}
                />
              </Paged>
              {stocks.rows.length > 0 && <LockedFigures />}
            </div>
          </>
        )}
      </OneOfList>
    </Results>
  );
}
