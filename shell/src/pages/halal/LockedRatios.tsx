import { ActionLink } from '../../controls/actions';
import styles from './halal.module.css';

const locked = [
  'Debt against its limit',
  'Impure income against its limit',
  'Liquidity against its limit',
  'Stars',
];

/** What a plan shows beside the answer. None of its figures is in the page: the bars are of no stock. */
export function LockedRatios() {
  return (
    <section aria-labelledby="figures" className={styles.section}>
      <h2 id="figures">The figures behind it</h2>
      <div className={styles.locked}>
        <dl className={styles.ratios}>
          {locked.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Lock /> Premium
                <span className={styles.bar} aria-hidden="true" />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.offer}>
          <p>
            Whether a ratio is within its limit is free. By how much, year by year and by each standard, is
            part of Premium.
          </p>
          <ActionLink to="/plans">Plans and prices</ActionLink>
        </div>
      </div>
    </section>
  );
}

const Lock = () => (
  <svg className={styles.lock} viewBox="64 64 896 896" aria-hidden="true">
    <path d="M832 464h-68V240c0-70.700-57.300-128-128-128H388c-70.700 0-128 57.300-128 128v224h-68c-17.700 0-32 14.300-32 32v384c0 17.700 14.300 32 32 32h640c17.700 0 32-14.300 32-32V496c0-17.700-14.300-32-32-32zM332 240c0-30.900 25.100-56 56-56h248c30.900 0 56 25.100 56 56v224H332V240z" />
  </svg>
);
