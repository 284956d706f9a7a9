import { salam } from '@tayyib/shared/brand';
import { Slot } from '@tayyib/shared/modules';
import { PageHeading } from '@tayyib/shared/ui';
import { NavCard } from './NavCard';
import { useNavigation } from '../../navigation/useNavigation';
import { useSession } from '../../session/useSession';
import styles from './DashboardPage.module.css';

const nothing = {};
const areas = [
  ...(['sidebar.stocks', 'sidebar.market', 'sidebar.screening'] as const),
  ...(['sidebar.main', 'sidebar.tools', 'topbar'] as const),
];

/** The start page of a signed-in user: the cards of the modules, and a link to each page. */
export default function DashboardPage() {
  const { user } = useSession();
  const entries = useNavigation(...areas).filter((entry) => entry.module);
  return (
    <>
      {/* the same words as in the heading */}
      <p className={styles.salam} lang="ar" dir="rtl" aria-hidden="true">
        {salam}
      </p>
      <PageHeading
        title={`Assalamu Alaikum${user ? `, ${user.first_name}` : ''}`}
        lead="Look up a company, screen the market, or continue where you left off."
      />
      {/* before the terms are accepted, the server refuses what cards request */}
      {user?.userstatus && (
        <div className={styles.cards}>
          <Slot name="dashboard.cards" props={nothing} />
        </div>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="go-to">
          <h2 id="go-to" className={styles.heading}>
            Go to
          </h2>
          <ul aria-labelledby="go-to" className={styles.links}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
