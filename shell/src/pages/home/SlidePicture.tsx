import type { PublicHome, PublicStockRow } from '@tayyib/shared/contracts';
import { CompanyName } from '@tayyib/shared/parts/tables';
import { Icon, VerdictMark } from '@tayyib/shared/sdk/ui';
import { badgeNames, tasis } from '@tayyib/shared/shariah';
import { formatCount, formatPercent } from '@tayyib/shared/values/format';
import { CountsBar } from '../halal/CountsBar';
import type { Slide } from './slides';
import styles from './SlidePicture.module.css';

interface Props {
  of: Slide['id'];
  home: PublicHome | null;
}

/** The part of the product that a slide speaks of, drawn with today's data. A picture: the page says the same elsewhere. */
export function SlidePicture({ of, home }: Props) {
  return (
    <div className={styles.picture} aria-hidden="true">
      {home === null || of === 'ipos' ? <Rules /> : pictures[of](home)}
    </div>
  );
}

const pictures: Readonly<Record<Exclude<Slide['id'], 'ipos'>, (home: PublicHome) => React.ReactNode>> = {
  welcome: ({ counts }) => (
    <>
      <p className={styles.title}>All companies listed in India</p>
      <CountsBar counts={counts} />
    </>
  ),
  watchlists: ({ compliant }) => (
    <>
      <p className={styles.title}>My stocks</p>
      <Rows rows={compliant.slice(0, 4)} />
    </>
  ),
  discovery: ({ counts, compliant }) => (
    <>
      <p className={styles.chips}>
        <span>{badgeNames.compliant.text}</span>
        <span>Largest first</span>
        <strong>{formatCount(counts.compliant)} stocks</strong>
      </p>
      <Rows rows={compliant.slice(0, 3)} />
    </>
  ),
};

function Rows({ rows }: { rows: readonly PublicStockRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.isin}>
          <Icon name="star" />
          <span className={styles.name}>
            <CompanyName name={row.stock} />
          </span>
          <span className={styles.answer} data-badge={row.badge}>
            <VerdictMark badge={row.badge} /> {badgeNames[row.badge].short}
            {row.freshness === 'outdated' && <small> {row.accountsTo?.slice(0, 4)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The rules that a new issue is checked against, as those of every listed company. */
const Rules = () => (
  <>
    <p className={styles.title}>Checked by {tasis.id}</p>
    <ul className={styles.rows}>
      <li>
        <span className={styles.name}>Business</span>
        <span>nothing forbidden</span>
      </li>
      {tasis.ratios.map(({ id, label, limit, limitInclusive }) => (
        <li key={id}>
          <span className={styles.name}>{label}</span>
          <span>
            {limitInclusive ? 'at most' : 'below'} {formatPercent(limit)}
          </span>
        </li>
      ))}
    </ul>
  </>
);
