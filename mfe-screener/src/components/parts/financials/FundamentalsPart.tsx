import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { Fundamentals } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, Info } from '@tayyib/shared/parts/page';
import { useGetFundamentalsQuery } from '../../../api/stockNumbersApi';
import { Choices } from '../../market/Choices';
import { FoldedOnPhone } from '../../market/FoldedOnPhone';
import { isRefusedBy, NonCompliantOverlay } from '../../stock/NonCompliantOverlay';
import { SourceLine } from '../../figures/SourceLine';
import { GrowthTable } from './GrowthTable';
import { ProjectionPart } from './ProjectionPart';
import type { StockPartProps } from '../StockPartProps';
import styles from '../StockParts.module.css';
import { groupsOf } from './groupsOf';
import { YearsTable } from './YearsTable';

const natureLabels = { consolidated: 'Consolidated', standalone: 'Standalone' } as const;

/** Filed years that a trend needs. */
const trendYears = 3;

/** Annual accounts with a column per year, and their projection where there are enough years. */
export function FundamentalsPart(props: StockPartProps) {
  const { stock, standard } = props;
  return (
    <Answered query={useGetFundamentalsQuery(stock.isin)} lines={10}>
      {(fundamentals) => (
        <>
          <Accounts fundamentals={fundamentals} />
          {fundamentals.series.some(({ years }) => years.length >= trendYears) && (
            <div className={styles.part}>
              <FoldedOnPhone isRare heading={<h3>Projection</h3>}>
                <NonCompliantOverlay isNonCompliant={isRefusedBy(stock, standard)} title="projection">
                  <ProjectionPart {...props} />
                </NonCompliantOverlay>
              </FoldedOnPhone>
            </div>
          )}
        </>
      )}
    </Answered>
  );
}

function Accounts({ fundamentals }: { fundamentals: Fundamentals }) {
  const { series, chosen, definitions, growthFormula, notes } = fundamentals;
  const [selected, setSelected] = useState(chosen);
  const shown = series.find(({ nature }) => nature === selected) ?? series[0];
  if (!shown || shown.years.length === 0) {
    return (
      <Empty drawing="chart" description="No annual accounts are on file. They come with the next filing.">
        <Link to="/status">Which data is loaded, and since when</Link>
      </Empty>
    );
  }
  const { years, growth } = shown;
  return (
    <div className={styles.part}>
      {series.length > 1 && (
        <Choices
          legend="Which accounts"
          choices={series.map(({ nature }) => ({ value: nature, label: natureLabels[nature] }))}
          value={shown.nature}
          onChoose={setSelected}
        />
      )}
      {groupsOf(definitions).map(({ title, of, lines, isRare }) => (
        <YearsTable key={title} caption={title} definitions={lines} years={years} of={of} isRare={isRare} />
      ))}
      <div>
        <FoldedOnPhone isRare heading={<h3>Growth a year</h3>}>
          <GrowthTable growth={growth} definitions={definitions.figures} />
        </FoldedOnPhone>
        <Info about="How growth and ratios are computed">
          {[growthFormula, ...notes].map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Info>
      </div>
      <details className={styles.table}>
        <summary>Where these figures are from</summary>
        {years.map(({ periodEnd, source, doubts }) => (
          <div key={periodEnd}>
            <SourceLine source={source} />
            {doubts.map((doubt) => (
              <p key={doubt} className={styles.small}>
                {formatDay(periodEnd)}: {doubt}
              </p>
            ))}
          </div>
        ))}
      </details>
    </div>
  );
}
