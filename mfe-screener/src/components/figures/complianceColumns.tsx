import type { Badge, ComplianceCount } from '@tayyib/shared/contracts';
import { formatCount, percentInColumn } from '@tayyib/shared/format';
import { FigureCell, type DataColumn } from '@tayyib/shared/tables';
import { ComplianceStrip } from './ComplianceBar';
import styles from './ComplianceBar.module.css';

interface Counted {
  compliance: ComplianceCount;
}

const counts: readonly { badge: Badge; title: string }[] = [
  { badge: 'compliant', title: 'Compliant' },
  { badge: 'non_compliant', title: 'Not compliant' },
  { badge: 'under_review', title: 'Under review' },
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
  const old = badge === 'under_review' ? 0 : (outdated?.[badge] ?? 0);
  return (
    <>
      {old > 0 && <span className={styles.outdated}>{formatCount(old)} outdated of </span>}
      {formatCount(byBadge[badge])}
    </>
  );
}
