import { Link, NavLink, Outlet, useLocation } from '@tayyib/shared/sdk/router';
import { ActionLink } from '../../controls/actions';
import { useSession } from '../../session/useSession';
import { OverrideBanner } from '../OverrideBanner';
import { PageNotices } from '../PageNotices';
import { Footer } from '../footer/Footer';
import { Logo } from '../Logo';
import { SkipLink } from '../SkipLink';
import { useMainFocus } from '../useMainFocus';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './PublicLayout.module.css';

/** The layout of public pages. */
export function PublicLayout() {
  const main = useMainFocus();
  const { user } = useSession();
  const { state, pathname }: { state: unknown; pathname: string } = useLocation();
  // who signs in beside the answer of a stock is back at it
  const signInState = state ?? (pathname.startsWith('/halal/') ? { returnTo: pathname } : null);
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link to="/" className={styles.logo}>
            <Logo />
          </Link>
          <nav aria-label="Main" className={styles.nav}>
            <NavLink to="/" end className={styles.wide}>
              Home
            </NavLink>
            <NavLink to="/halal" className={styles.wide}>
              Halal stocks
            </NavLink>
            <NavLink to="/about_us" className={styles.wide}>
              About us
            </NavLink>
            <NavLink to="/plans" className={styles.wide}>
              Plans
            </NavLink>
            {user ? (
              <ActionLink isPrimary to="/dashboard">
                Go to dashboard
              </ActionLink>
            ) : (
              <>
                <NavLink to="/login" state={signInState}>
                  Log in
                </NavLink>
                <ActionLink isPrimary to="/register" state={signInState}>
                  Sign up
                </ActionLink>
              </>
            )}
          </nav>
          <ThemeSwitch />
        </div>
      </header>
      <OverrideBanner />
      <PageNotices />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
