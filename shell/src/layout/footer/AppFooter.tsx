import { productName } from '@tayyib/shared/brand';
import { Link } from '@tayyib/shared/router';
import { ReportProblem } from '../../support/ReportProblem';
import { copyrightYears } from './copyrightYears';
import { DataAges } from './DataAges';
import styles from './AppFooter.module.css';

/** The footer below the pages of signed-in users: legal pages and the age of the data, in one line if there is room. */
export function AppFooter() {
  return (
    <footer className={styles.footer}>
      <p className={styles.copyright}>
        © {copyrightYears()} {productName}
      </p>
      <nav aria-label="Company links">
        <ul className={styles.links}>
          <li>
            <a href="/privacy-policy" target="_blank" rel="noopener">
              Privacy Policy <span className={styles.hidden}>(opens in a new tab)</span>
            </a>
          </li>
          <li>
            <Link to="/refund-policy">Refund Policy</Link>
          </li>
          <li>
            <Link to="/terms_condition">Terms &amp; Conditions</Link>
          </li>
          <li>
            <Link to="/contact-us">Contact Us</Link>
          </li>
        </ul>
      </nav>
      <ReportProblem />
      <DataAges className={styles.ages} />
    </footer>
  );
}
