import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import { contact } from './contact';
import { useLoader } from '../loading/LoaderContext';
import { useRegistry } from '../registry/useRegistry';
import { useMakeSupportCodeMutation } from '../registry/visitApi';
import styles from './ReportProblem.module.css';

/** Creates a support code for the exact versions on this page, so that staff can reproduce the problem. */
export function ReportProblem() {
  const loader = useLoader();
  const { enabled } = useRegistry();
  const [makeCode, { data, error, isLoading }] = useMakeSupportCodeMutation();
  const requestCode = () => {
    const active = new Map(loader.activeVersions().map(({ id, version }) => [id, version]));
    const modules = enabled.map(({ descriptor: { id }, version }) => ({
      id,
      version: active.get(id) ?? version,
    }));
    if (modules.length > 0) void makeCode({ modules });
  };
  return (
    <div className={styles.report}>
      {!data && (
        <button
          type="button"
          className={styles.ask}
          disabled={isLoading || enabled.length === 0}
          onClick={requestCode}
        >
          Report a problem
        </button>
      )}
      <div role="status">
        {data && (
          <p>
            Your code is <strong className={styles.code}>{data.code}</strong>. Send it with a few words to{' '}
            <a href={`mailto:${contact.email}?subject=${encodeURIComponent(`Problem ${data.code}`)}`}>
              {contact.email}
            </a>
            . It says which versions this page runs, nothing about you, and works until{' '}
            {formatMoment(data.expiresAt)}.
          </p>
        )}
        {error && <p>{toMessage(error)}</p>}
      </div>
    </div>
  );
}
