import { formatMoment } from '@tayyib/shared/format';
import { useDropModuleLinkMutation } from '../registry/visitApi';
import { useRegistry } from '../registry/useRegistry';
import styles from './OverrideBanner.module.css';

/** Says on every page that this browser runs versions under test, and ends that. */
export function OverrideBanner() {
  const { override } = useRegistry();
  const [drop, { error, isLoading }] = useDropModuleLinkMutation();
  if (!override) return null;
  const leave = async () => {
    // what runs under test goes with the page
    if (!(await drop()).error) location.reload();
  };
  return (
    <aside className={styles.banner} aria-label="Versions under test">
      <p>
        <strong>Under test:</strong>{' '}
        {override.modules.map(({ id, version }) => `${id} ${version}`).join(', ')}, until{' '}
        {formatMoment(override.expiresAt)}. {override.why}
        {error && ' It could not be ended just now; try again.'}
      </p>
      <button type="button" disabled={isLoading} onClick={() => void leave()}>
        Back to the usual versions
      </button>
    </aside>
  );
}
