import { nisabWeights, type NisabId } from '@tayyib/shared/nisab';
import { LinePlot } from '@tayyib/shared/parts/charts';
import { Failure } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import { formatDay, formatRupees } from '@tayyib/shared/values/format';
import { useGetMetalPricesOverTimeQuery } from '../../api/toolsApi';
import styles from './NisabPlot.module.css';

const maxRows = 60;

/** What a nisab was worth on each day with a price on file, as a line and a table; that there is none with fewer than two. */
export function NisabPlot({ nisab }: { nisab: NisabId }) {
  const { metal, milligrams } = nisabWeights[nisab];
  const { data, error } = useGetMetalPricesOverTimeQuery(metal);
  if (error) return <Failure error={error} />;
  if (!data) return <Skeleton active title={false} aria-label="Loading prices" />;
  const grams = milligrams / 1000;
  const worths = data.history.map(({ day, rupeesPerGram }) => ({ day, rupees: grams * rupeesPerGram }));
  const title = `Nisab: ${grams} g of ${metal}`;
  if (worths.length < 2)
    return (
      <p>Prices in rupees of {worths.length === 1 ? 'one day' : 'no day'} are on file. A plot needs two.</p>
    );
  return (
    <div className={styles.plot}>
      <LinePlot
        title={title}
        label={`${title}: ${inWords(worths)}.`}
        lines={[
          { name: title, points: worths.map(({ day, rupees }) => ({ at: dayNumber(day), value: rupees })) },
        ]}
        formatTime={(at) => formatDay(dayFromNumber(at))}
        formatValue={formatRupees}
      >
        <WorthsTable title={title} worths={worths.slice(-maxRows)} />
      </LinePlot>
    </div>
  );
}

interface Worth {
  day: string;
  rupees: number;
}

function inWords(worths: readonly Worth[]): string {
  const byWorth = worths.toSorted((one, other) => one.rupees - other.rupees);
  const textOf = (worth: Worth | undefined) =>
    worth ? `${formatRupees(worth.rupees)} on ${formatDay(worth.day)}` : '';
  return `from ${textOf(worths[0])} to ${textOf(worths.at(-1))}, lowest ${textOf(byWorth[0])}, highest ${textOf(byWorth.at(-1))}`;
}

function WorthsTable({ title, worths }: { title: string; worths: readonly Worth[] }) {
  return (
    <details>
      <summary>Show the last {worths.length} as a table</summary>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {worths.toReversed().map(({ day, rupees }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatRupees(rupees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
