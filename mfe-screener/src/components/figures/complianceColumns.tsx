import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatCount, percentInColumn } from '@tayyib/shared/values/format';
import { FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { notLoadedOf } from '../../domain/verdicts/notLoadedOf';
import { ComplianceStrip } from './ComplianceBar';
import styles from './ComplianceBar.module.css';

interface Counted {
  compliance: ComplianceCount;
}

const counts: readonly { badge: Badge; title: string }[] = [
  { badge: 'compliant', title: 'Compliant' },
  { badge: 'non_compliant', title: 'Not compliant' },
];

/** How much of each row is compliant: a bar, the stocks by verdict, and the share among those with a verdict. */
export const complianceColumns: readonly DataColumn<Counted>[] = [
  {
    title: 'By verdict',
    cell: ({ compliance }) =>
      compliance.total > 0 ? (
        <ComplianceStrip count={compliance} />
      ) : (
        <span className={styles.outdated}>Members not on file</span>
      ),
  },
  ...counts.map(({ badge, title }): DataColumn<Counted> => ({
    title,
    isFigure: true,
    cell: ({ compliance }) => <Count of={compliance} badge={badge} />,
  })),
  {
    title: 'Under review',
    isFigure: true,
    cell: ({ compliance }) => (
      <Part of={compliance} count={compliance.byBadge.under_review - notLoadedOf(compliance)} />
    ),
  },
  {
    title: 'Not loaded',
    isFigure: true,
    cell: ({ compliance }) => <Part of={compliance} count={notLoadedOf(compliance)} />,
  },
  {
    title: 'Of those judged',
    unit: '%',
    isFigure: true,
    cell: ({ compliance: { compliantShare } }) => (
      <FigureCell figure={compliantShare === null ? null : percentInColumn(compliantShare)} />
    ),
  },
];

/** The stocks of a status; how many of them were judged by outdated accounts stands before it. */
function Count({ of: { total, byBadge, outdated }, badge }: { of: ComplianceCount; badge: Badge }) {
  if (total === 0) return <FigureCell figure={null} />;
  const old = outdated[badge];
  return (
    <>
      {old > 0 && <span className={styles.outdated}>{formatCount(old)} outdated of </span>}
      {formatCount(byBadge[badge])}
    </>
  );
}

/** Some of the stocks; nothing where none are known. */
const Part = ({ of: { total }, count }: { of: ComplianceCount; count: number }) =>
  total === 0 ? <FigureCell figure={null} /> : formatCount(count);
