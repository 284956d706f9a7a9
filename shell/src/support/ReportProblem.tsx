import { toMessage } from '@tayyib/shared/sdk/errors';
import { CopyButton } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { useSession } from '../session/useSession';
import { contact } from './contact';
import styles from './ReportProblem.module.css';
import { useSupportCode } from './useSupportCode';

/** Creates a support code for the exact versions on this page, so that staff can reproduce the problem. */
export function ReportProblem() {
  const { user } = useSession();
  const { request, data, error, isLoading, canRequest } = useSupportCode();
  return (
    <div className={styles.report}>
      {!data && (
        <button type="button" className={styles.ask} disabled={isLoading || !canRequest} onClick={request}>
          Report a problem
        </button>
      )}
      <div role="status">
        {data && (
          <p>
            Your code is <strong className={styles.code}>{data.code}</strong>. Send it with a few words{' '}
            {user ? (
              <Link to={`/help_center/requests?topic=problem&code=${data.code}`}>in a request to us</Link>
            ) : (
              <>
                to{' '}
                <a href={`mailto:${contact.email}?subject=${encodeURIComponent(`Problem ${data.code}`)}`}>
                  {contact.email}
                </a>
              </>
            )}
            . It says which versions this page runs, nothing about you, and works until{' '}
            {formatMoment(data.expiresAt)}.
          </p>
        )}
        {error && <p>{toMessage(error)}</p>}
      </div>
      {data && <CopyButton text={data.code} of="the code" />}
    </div>
  );
}
