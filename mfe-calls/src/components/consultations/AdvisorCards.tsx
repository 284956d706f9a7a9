import type { AdvisorCard } from '@tayyib/shared/contracts';
import { formatCountOf, formatNumber } from '@tayyib/shared/values/format';
import { Avatar, Tag } from '@tayyib/shared/sdk/ui';
import styles from './AdvisorCards.module.css';

/** Who the advisors are. */
export function AdvisorCards({ advisors }: { advisors: readonly AdvisorCard[] }) {
  return advisors.map(({ name, qualification, languages, about, answered, rating }) => (
    <section key={name} className={styles.card} aria-label={`About ${name}`}>
      <Avatar size={56}>{name.slice(0, 1)}</Avatar>
      <div>
        <h3>
          {name} <Tag>Shariah advisor</Tag>
        </h3>
        {qualification !== '' && <p>{qualification}</p>}
        {about !== '' && <p>{about}</p>}
        <p className={styles.note}>
          {[
            languages,
            answered > 0 ? `${formatCountOf(answered, 'consultation')} answered` : '',
            rating
              ? `${formatNumber(rating.average, 1)} of 5 by ${formatCountOf(rating.count, 'client')}`
              : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
    </section>
  ));
}
