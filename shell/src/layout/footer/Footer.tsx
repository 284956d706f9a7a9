import { use } from 'react';
import { productName } from '@tayyib/shared/brand';
import { Link } from '@tayyib/shared/sdk/router';
import { useNavigation } from '../../navigation/useNavigation';
import { useSession } from '../../session/useSession';
import { ReportProblem } from '../../support/ReportProblem';
import { Logo } from '../Logo';
import { contact, ContactContext } from '../../support/contact';
import { copyrightYears } from './copyrightYears';
import { DataAges } from './DataAges';
import { FooterLink } from './FooterLink';
import { learn } from './learn';
import { OnYourPhone } from './OnYourPhone';
import styles from './Footer.module.css';

const [mailbox, host] = contact.email.split('@');

/** Links, legal notices and contact details, below every page that has a footer. */
export function Footer() {
  const { user } = useSession();
  const settings = use(ContactContext);
  const places = useNavigation('bottombar');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>Whether a stock is halal, why, and what to do about it.</p>
          <p className={styles.small}>
            {productName} explains published screening rules. It gives no investment advice and no religious
            ruling.
          </p>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick Links</h2>
          <ul>
            <li>
              <Link to="/">Home</Link>
            </li>
            {user && (
              <li>
                <Link to="/dashboard">Dashboard</Link>
              </li>
            )}
            {places.map(({ to, label }) => (
              <li key={to}>
                <FooterLink to={to} title={label} />
              </li>
            ))}
            <li>
              <FooterLink to="/contact-us" title="Contact Us" />
            </li>
          </ul>
        </nav>
        <nav aria-label="Learn">
          <h2>Learn</h2>
          <ul>
            {learn
              .filter(({ isForVisitors }) => !(isForVisitors && user))
              .map(({ to, title }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <nav aria-label="Company links">
          <h2>Company Links</h2>
          <ul>
            <li>
              <Link to="/about_us">About us</Link>
            </li>
            <li>
              <Link to="/ourservice">What we offer</Link>
            </li>
            <li>
              <Link to="/plans">Plans and prices</Link>
            </li>
            <li>
              <Link to="/status">Data status</Link>
            </li>
            <li>
              <a href="/privacy-policy" target="_blank" rel="noopener">
                Privacy Policy <span className={styles.hidden}>(opens in a new tab)</span>
              </a>
            </li>
            <li>
              <FooterLink to="/refund-policy" title="Refund Policy" />
            </li>
            <li>
              <FooterLink to="/terms_condition" title="Terms & Conditions" />
            </li>
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <address>
            {settings.address ?? contact.place}
            <br />
            {settings.phone && (
              <>
                <a href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}>{settings.phone}</a>
                <br />
              </>
            )}
            <a href={`mailto:${contact.email}`}>
              {/* the only place where a narrow column may break the line */}
              {mailbox}@<wbr />
              {host}
            </a>
          </address>
          {settings.social.length > 0 && (
            <ul aria-label="Elsewhere">
              {settings.social.map((link) => (
                <li key={link}>
                  <a href={link} rel="noreferrer">
                    {new URL(link).hostname.replace(/^www\./, '')}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ReportProblem />
        </div>
        <OnYourPhone />
      </div>
      <DataAges className={styles.ages} />
      {/* the year of the server and of the browser may differ */}
      <p className={styles.copyright} suppressHydrationWarning>
        © {copyrightYears()} {productName}. All rights reserved.
      </p>
    </footer>
  );
}
