import { Link } from '@tayyib/shared/router';
import { useState } from 'react';
import type { AccountsSeries, Fundamentals } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { Empty } from '@tayyib/shared/ui';
import { Answered } from '@tayyib/shared/page-parts';
import { useGetFundamentalsQuery } from '../../api/stockNumbersApi';
import { figureWords } from '../../domain/figureWords';
import { Choices } from '../market/Choices';
import { SourceLine } from '../figures/SourceLine';
import { GrowthTable } from './GrowthTable';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';
import { YearPlot } from './YearPlot';
import { YearsTable } from './YearsTable';

const natureLabels = { consolidated: 'Consolidated', standalone: 'Standalone' } as const;
const plotted = ['sales', 'netProfit', 'totalAssets', 'debt'] as const;
const plottedRatios = ['roe', 'debtToAssets', 'interestIncomeToIncome', 'netMargin'] as const;

/** Annual accounts by year, as charts and tables. */
export function FundamentalsPart({ stock }: StockPartProps) {
  return (
    <Answered query={useGetFundamentalsQuery(stock.isin)} lines={10}>
      {(fundamentals) => <Accounts fundamentals={fundamentals} />}
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
      <Plots series={shown} definitions={definitions} />
      <h3>Figures as filed</h3>
      <YearsTable
        caption="Figures as filed, by year"
        definitions={definitions.figures}
        years={shown.years}
        of="figures"
      />
      <h3>Ratios</h3>
      <YearsTable caption="Ratios by year" definitions={definitions.ratios} years={shown.years} of="ratios" />
      <h3>Growth a year</h3>
      <GrowthTable growth={shown.growth} definitions={definitions.figures} formula={growthFormula} />
      {notes.map((note) => (
        <p key={note} className={styles.small}>
          {note}
        </p>
      ))}
      {shown.years.map(({ periodEnd, source, doubts }) => (
        <div key={periodEnd}>
          <SourceLine source={source} />
          {doubts.map((doubt) => (
            <p key={doubt} className={styles.small}>
              {formatDay(periodEnd)}: {doubt}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

interface PlotsProps {
  series: AccountsSeries;
  definitions: Fundamentals['definitions'];
}

function Plots({ series: { years }, definitions }: PlotsProps) {
  const plots = [
    ...plotted.map((id) => ({
      definition: definitions.figures.find((one) => one.id === id),
      points: years.map((year) => ({ day: year.periodEnd, value: year.figures[id] })),
    })),
    ...plottedRatios.map((id) => ({
      definition: definitions.ratios.find((one) => one.id === id),
      points: years.map((year) => ({ day: year.periodEnd, value: year.ratios[id] })),
    })),
  ];
  return (
    <div className={styles.columns}>
      {plots.map(
        ({ definition, points }) =>
          definition && (
            <YearPlot
              key={definition.id}
              title={definition.label}
              points={points}
              format={(value) => figureWords(value, definition.unit)}
            />
          ),
      )}
    </div>
  );
}
