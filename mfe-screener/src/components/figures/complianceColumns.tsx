import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatCount, percentInColumn } from '@tayyib/shared/values/format';
import { FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { notLoadedOf } from '../../domain/verdicts/notLoadedOf';
import { ComplianceStrip } from './ComplianceBar';
import styles from './ComplianceBar.module.css';

interface Counted {
  compliance: ComplianceCount;
}

type Column = DataColumn<Counted>;

const counts: readonly { badge: Badge; title: string; isMinor?: boolean }[] = [
  { badge: 'compliant', title: 'Compliant' },
  // on a card it is the red of the bar
  { badge: 'non_compliant', title: 'Not compliant', isMinor: true },
];

/**
 * How much of each row is compliant: a bar, the stocks by verdict, and the share among those with a verdict, unless
 * too few have one. Columns that would say the
 * same of all rows are left out.
 */
export const complianceColumns = (rows: readonly Counted[]): Column[] => [
  {
    title: 'By verdict',
    cell: ({ compliance }) =>
      compliance.total > 0 ? (
        <ComplianceStrip count={compliance} />
      ) : (
        <span className={styles.outdated}>Members not on file</span>
      ),
  },
  ...counts.map(({ badge, title, isMinor = false }): Column => ({
    title,
    isFigure: true,
    isMinor,
    cell: ({ compliance }) => <Part of={compliance} count={compliance.byBadge[badge]} />,
  })),
  {
    title: 'Under review',
    isFigure: true,
    isMinor: true,
    cell: ({ compliance }) => (
      <Part of={compliance} count={compliance.byBadge.under_review - notLoadedOf(compliance)} />
    ),
  },
  ...(rows.some(({ compliance }) => notLoadedOf(compliance) > 0) ? [notLoadedColumn] : []),
  {
    title: 'Of judged',
    unit: '%',
    isFigure: true,
    cell: ({ compliance }) =>
      compliance.compliantShare === null && judgedOf(compliance) > 0 ? (
        <span className={styles.outdated} title="Less than a tenth of these companies have a verdict.">
          Too few
        </span>
      ) : (
        <FigureCell
          figure={compliance.compliantShare === null ? null : percentInColumn(compliance.compliantShare)}
        />
      ),
  },
  ...(rows.some(({ compliance }) => outdatedOf(compliance) > 0) ? [outdatedColumn] : []),
];

const notLoadedColumn: Column = {
  title: 'Not loaded',
  isFigure: true,
  isMinor: true,
  cell: ({ compliance }) => <Part of={compliance} count={notLoadedOf(compliance)} />,
};

const judgedOf = ({ byBadge }: ComplianceCount) => byBadge.compliant + byBadge.non_compliant;

/** Those with a verdict by accounts that are outdated. */
const outdatedOf = ({ outdated }: ComplianceCount) => outdated.compliant + outdated.non_compliant;

const outdatedColumn: Column = {
  title: 'By old accounts',
  isFigure: true,
  isMinor: true,
  cell: ({ compliance }) => <Part of={compliance} count={outdatedOf(compliance)} />,
};

/** Some of the stocks; nothing where none are known. */
const Part = ({ of: { total }, count }: { of: ComplianceCount; count: number }) =>
  total === 0 ? <FigureCell figure={null} /> : formatCount(count);
