import type { Badge } from '@tayyib/shared/contracts';
import { Working } from '@tayyib/shared/parts/page';
import { badgeLabels, VerdictMark } from '@tayyib/shared/sdk/ui';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { figuresOf } from '../../domain/figuresOf';
import type { Overview } from '../../domain/overviewOf';
import styles from './VerdictDonut.module.css';

interface Props {
  overview: Overview;
  /** What the ring leaves out, in words. */
  missing: readonly string[];
  shareOf: (paise: Paise) => string;
}

const badges: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];
const title = 'Compliant by value';
const radius = 17;
const ringLength = 2 * Math.PI * radius;

/** How much of the value has which verdict, as a ring. The list beside it says the same, so the ring is hidden from screen readers. */
export function VerdictDonut({ overview, missing, shareOf }: Props) {
  const { byBadge, valuePaise } = overview;
  const lengthOf = (paise: Paise) => (valuePaise === 0 ? 0 : (paise / valuePaise) * ringLength);
  const parts = badges.map((badge, at) => ({
    badge,
    paise: byBadge[badge],
    length: lengthOf(byBadge[badge]),
    before: lengthOf(badges.slice(0, at).reduce((sum, each) => sum + byBadge[each], 0)),
  }));
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.ring}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.track} cx="20" cy="20" r={radius} />
          {parts.map(
            ({ badge, length, before }) =>
              length > 0 && (
                <circle
                  key={badge}
                  data-badge={badge}
                  cx="20"
                  cy="20"
                  r={radius}
                  strokeDasharray={`${length.toFixed(2)} ${(ringLength - length).toFixed(2)}`}
                  strokeDashoffset={(-before).toFixed(2)}
                />
              ),
          )}
        </svg>
        <p className={styles.centre}>{figuresOf(overview).compliant}</p>
      </div>
      <ul className={styles.parts}>
        {parts.map(({ badge, paise }) => (
          <li key={badge} data-badge={badge}>
            <span className={styles.mark}>
              <VerdictMark badge={badge} />
            </span>
            {badgeLabels[badge].text}
            <span className={styles.amount}>
              {inRupees(paise)} · {shareOf(paise)}
            </span>
          </li>
        ))}
      </ul>
      <Working
        of={title}
        steps={[
          ...badges.map(
            (badge) => `${badgeLabels[badge].text}: ${inRupees(byBadge[badge])}, ${shareOf(byBadge[badge])}.`,
          ),
          ...missing,
        ]}
        isCorner
      />
    </div>
  );
}
