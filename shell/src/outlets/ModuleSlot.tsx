import { Suspense } from 'react';
import { refusalOf } from '@tayyib/shared/access';
import type { ModuleEntry, SlotDescriptor, SlotName } from '@tayyib/shared/contracts';
import { ErrorBoundary } from '@tayyib/shared/errors';
import type { SlotProps } from '@tayyib/shared/modules';
import { usePart } from '../loading/usePart';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import styles from './ModuleSlot.module.css';

/** The components of all enabled modules for one slot, in order, each in its own error boundary. */
export function ModuleSlot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const { enabled } = useRegistry();
  const { user } = useSession();
  const fillings = enabled
    .flatMap((entry) => entry.descriptor.slots.map((filling) => ({ entry, filling })))
    .filter(({ filling }) => filling.slot === name && refusalOf(filling.access, user) === null)
    .sort((a, b) => a.filling.order - b.filling.order);
  return fillings.map(({ entry, filling }) => (
    <SlotPart
      key={`${entry.descriptor.id} ${filling.component}`}
      entry={entry}
      filling={filling}
      name={name}
      props={props}
    />
  ));
}

interface PartProps<Name extends SlotName> {
  entry: ModuleEntry;
  filling: SlotDescriptor;
  name: Name;
  props: SlotProps[Name];
}

function SlotPart<Name extends SlotName>({ entry, filling, name, props }: PartProps<Name>) {
  const { outcome, retry, heal } = usePart(entry, `slot ${filling.component}`, (loader) =>
    loader.loadSlot(entry, filling.component, name),
  );
  if (!outcome) return null;
  // the running version is older and lacks it; the next visit of a page of the module loads the newer one
  if (outcome.kind === 'failed' && outcome.reason === 'outdated') return null;
  const { title } = entry.descriptor;
  if (outcome.kind !== 'ready') return <SlotFailure title={title} name={name} retry={retry} />;
  const { Component, version } = outcome;
  return (
    <ErrorBoundary
      key={version}
      onError={heal}
      fallback={(_error, again) => <SlotFailure title={title} name={name} retry={again} />}
    >
      <Suspense fallback={null}>
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
