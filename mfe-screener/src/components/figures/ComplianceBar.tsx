import { useId } from 'react';
import type { Badge, ComplianceCount, WeightShares } from '@tayyib/shared/contracts';
import { formatCount, formatPercent } from '@tayyib/shared/values/format';
import { notLoadedOf } from '../../domain/verdicts/notLoadedOf';
import styles from './ComplianceBar.module.css';

const decided = [
  { badge: 'compliant', label: 'compliant' },
  { badge: 'non_compliant', label: 'not compliant' },
] as const;

/** A bar of parts by verdict, whose figures are elsewhere. Those without accounts are as empty as the bar. */
export const VerdictStrip = ({ parts }: { parts: readonly Pick<Part, 'badge' | 'size'>[] }) => (
  <div className={styles.bar} aria-hidden="true">
    {parts.map(({ badge, size }) => (
      <span key={badge} data-badge={badge} style={{ flexGrow: size }} />
    ))}
  </div>
);

/** The number of stocks by verdict as a bar. */
export function ComplianceStrip({ count }: { count: Pick<ComplianceCount, 'byBadge' | 'byGrade'> }) {
  const { byBadge } = count;
  const notLoaded = notLoadedOf(count);
  return (
    <VerdictStrip
      parts={[
        ...decided.map(({ badge }) => ({ badge, size: byBadge[badge] })),
        { badge: 'under_review', size: byBadge.under_review - notLoaded },
        { badge: 'not_loaded', size: notLoaded },
      ]}
    />
  );
}

/** The number of stocks by verdict, as a bar with the figures below it. */
export function ComplianceBar({ count }: { count: ComplianceCount }) {
  const { total, byBadge, outdated, compliantShare } = count;
  const notLoaded = notLoadedOf(count);
  const isJudged = byBadge.compliant + byBadge.non_compliant > 0;
  const share =
    compliantShare !== null
      ? `${formatPercent(compliantShare)} of those with a verdict are compliant.`
      : isJudged
        ? 'Too few have a verdict for a share.'
        : undefined;
  return (
    <LabelledBar
      title={`${formatCount(total)} ${total === 1 ? 'company' : 'companies'}`}
      note={share}
      parts={[
        ...decided.map(({ badge, label }) => ({
          badge,
          label,
          size: byBadge[badge],
          figure: formatCount(byBadge[badge]),
          detail:
            outdated[badge] > 0
              ? `${formatCount(outdated[badge])} of them judged on outdated accounts`
              : undefined,
        })),
        ...undecided(byBadge.under_review - notLoaded, notLoaded, formatCount),
      ]}
    />
  );
}

/** Below it, what is written in per cent with two digits is not 100. */
const almostAll = 0.99995;

/** The shares of an index by weight, as a bar with the figures below it. */
export function WeightBar({ shares }: { shares: WeightShares }) {
  const { basis, compliant, nonCompliant, underReview, known } = shares;
  const notLoaded = notLoadedOf(shares);
  const sizes = { compliant, non_compliant: nonCompliant };
  return (
    <LabelledBar
      title={basis === 'published' ? 'By weight' : 'By estimated weight'}
      note={known < almostAll ? `${formatPercent(known)} of the weight is known.` : undefined}
      parts={[
        ...decided.map(({ badge, label }) => ({
          badge,
          label,
          size: sizes[badge],
          figure: formatPercent(sizes[badge]),
        })),
        ...undecided(underReview - notLoaded, notLoaded, formatPercent),
      ]}
    />
  );
}

interface Part {
  badge: Badge | 'not_loaded';
  label: string;
  /** Relative to the other parts. */
  size: number;
  figure: string;
  /** What there is to say of some of them. */
  detail?: string | undefined;
}

const undecided = (underReview: number, notLoaded: number, format: (size: number) => string): Part[] => [
  { badge: 'under_review', label: 'under review', size: underReview, figure: format(underReview) },
  ...(notLoaded > 0
    ? [
        {
          badge: 'not_loaded' as const,
          label: 'accounts not loaded',
          size: notLoaded,
          figure: format(notLoaded),
        },
      ]
    : []),
];

function LabelledBar({
  title,
  parts,
  note,
}: {
  title: string;
  parts: readonly Part[];
  note: string | undefined;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <VerdictStrip parts={parts} />
      <ul className={styles.parts}>
        {parts.map(({ badge, label, figure, detail }) => (
          <li key={badge} data-badge={badge}>
            <strong>{figure}</strong> {label}
            {detail && <small>, {detail}</small>}
          </li>
        ))}
      </ul>
      {note && <p className={styles.summary}>{note}</p>}
    </div>
  );
}
