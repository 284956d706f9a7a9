import { LinePlot, type PlotLine } from '@tayyib/shared/parts/charts';
import { Working } from '@tayyib/shared/parts/page';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import type { Held } from '../../domain/overviewOf';
import type { PastPoint, PastValue } from '../../domain/pastValueOf';
import { titleOfSeveral, uncountedSteps } from '../../domain/uncountedWords';
import styles from './PortfolioOverview.module.css';

interface Props {
  past: PastValue;
  /** Companies of whose actions the line leaves some out. */
  uncounted: readonly Held[];
}

/** What was held over the last year at its closes, beside what that had cost. */
export function ValuePlot({ past: { points, without }, uncounted }: Props) {
  const title = titleOfSeveral('Value over the last year', uncounted);
  const first = points[0];
  const last = points.at(-1);
  const steps = [
    'Once a week: the shares held on that day times their close. A day on which the close of one of them is not on file has no point.',
    'Cost: what the shares held on that day had cost, with charges. Purchases and sales move both lines.',
    ...(without.length > 0
      ? [`No past price is on file of: ${without.map(({ name }) => name).join(', ')}.`]
      : []),
    ...uncountedSteps(uncounted),
  ];
  return (
    <div className={styles.plot}>
      {first && last && points.length > 1 ? (
        <LinePlot
          title={title}
          label={`${title}: ${inWords(points, first, last)}.`}
          lines={linesOf(points, last)}
          formatTime={(at) => formatDay(dayFromNumber(at))}
          formatValue={inRupees}
        />
      ) : (
        <>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.quiet}>A line needs prices of two weeks in which you held shares.</p>
        </>
      )}
      <Working of={title} steps={steps} isCorner />
    </div>
  );
}

function linesOf(points: readonly PastPoint[], { valuePaise, costPaise }: PastPoint): PlotLine[] {
  const line = (name: string, now: Paise, of: (point: PastPoint) => Paise | null): PlotLine => ({
    name,
    note: inRupees(now),
    points: points.flatMap((point) => {
      const value = of(point);
      return value === null ? [] : [{ at: dayNumber(point.day), value }];
    }),
  });
  const value = line('Value', valuePaise, (point) => point.valuePaise);
  return costPaise === null ? [value] : [value, line('Cost', costPaise, (point) => point.costPaise)];
}

function inWords(points: readonly PastPoint[], first: PastPoint, last: PastPoint): string {
  const byValue = points.toSorted((one, other) => one.valuePaise - other.valuePaise);
  const textOf = ({ valuePaise, day }: PastPoint) => `${inRupees(valuePaise)} on ${formatDay(day)}`;
  const lowest = byValue[0] ?? first;
  const highest = byValue.at(-1) ?? last;
  return `from ${textOf(first)} to ${textOf(last)}, lowest ${textOf(lowest)}, highest ${textOf(highest)}`;
}
