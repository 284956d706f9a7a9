import { Link } from '@tayyib/shared/sdk/router';
import { useSession } from '../../session/useSession';

/** A link that sends visitors to the login page first. */
export function FooterLink({ to, title }: { to: string; title: string }) {
  const { user } = useSession();
  return user ? (
    <Link to={to}>{title}</Link>
  ) : (
    <Link to="/login" state={{ returnTo: to }}>
      {title}
    </Link>
  );
}
