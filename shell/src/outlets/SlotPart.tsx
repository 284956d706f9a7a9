import { Suspense, type ReactNode } from 'react';
import type { SlotName } from '@tayyib/shared/contracts';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { usePart } from '../loading/usePart';
import styles from './SlotPart.module.css';
import type { Filling } from './useFillings';

interface Props<Name extends SlotName> extends Filling {
  name: Name;
  props: SlotProps[Name];
  /** Shown while the component loads. */
  pending?: ReactNode;
}

/** One component of a module in a slot, with a time limit and an error boundary of its own. */
export function SlotPart<Name extends SlotName>({
  entry,
  filling,
  name,
  props,
  pending = null,
}: Props<Name>) {
  const { outcome, retry, heal } = usePart(entry, `slot ${filling.component}`, (loader) =>
    loader.loadSlot(entry, filling.component, name),
  );
  if (!outcome) return pending;
  // the running version is older and lacks it; the next visit of a page of the module loads the newer one
  if (outcome.kind === 'failed' && outcome.reason === 'outdated') return null;
  const { title } = entry.descriptor;
  if (outcome.kind !== 'ready') return <SlotFailure title={title} name={name} retry={retry} />;
  const { part: Component, version } = outcome;
  return (
    <ErrorBoundary
      key={version}
      onError={heal}
      fallback={(_error, again) => <SlotFailure title={title} name={name} retry={again} />}
    >
      <Suspense fallback={pending}>
        <Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A failed overlay is hidden; elsewhere a small chip offers Retry. */
function SlotFailure({ title, name, retry }: { title: string; name: SlotName; retry: () => void }) {
  if (name === 'shell.overlay') return null;
  return (
    <span className={styles.failure} role="status">
      {title} is not available{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        Retry
      </button>
    </span>
  );
}
