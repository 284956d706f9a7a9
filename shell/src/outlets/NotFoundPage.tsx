import { ActionLink } from '../controls/actions';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { Notice } from './Notice';
import { useSession } from '../session/useSession';

/** The 404 page. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  const { user } = useSession();
  return (
    <Notice
      title="Page not found"
      actions={
        <ActionLink isPrimary to={user ? '/dashboard' : '/'}>
          {user ? 'Go to dashboard' : 'Go to the home page'}
        </ActionLink>
      }
    >
      <p>The address may be mistyped, or the page may have moved.</p>
    </Notice>
  );
}
