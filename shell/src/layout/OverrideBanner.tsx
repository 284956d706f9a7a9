import { formatMoment } from '@tayyib/shared/values/format';
import { useDropModuleLinkMutation } from '../registry/visitApi';
import { useRegistry } from '../registry/useRegistry';
import styles from './OverrideBanner.module.css';

/** Shown on every page while this browser runs overridden versions, with a button to end that. */
export function OverrideBanner() {
  const { override } = useRegistry();
  const [drop, { error, isLoading }] = useDropModuleLinkMutation();
  if (!override) return null;
  const leave = async () => {
    // the overridden versions are still running; only a reload replaces them
    if (!(await drop()).error) location.reload();
  };
  return (
    <aside className={styles.banner} aria-label="Versions under test">
      <p>
        <strong>Under test:</strong>{' '}
        {override.modules.map(({ id, version }) => `${id} ${version}`).join(', ')}, until{' '}
        {formatMoment(override.expiresAt)}. {override.why}
        {error && ' It could not be ended. Please try again.'}
      </p>
      <button type="button" disabled={isLoading} onClick={() => void leave()}>
        Back to the usual versions
      </button>
    </aside>
  );
}
