import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { SlotName } from '@tayyib/shared/contracts';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { useLoader } from '../loading/LoaderContext';
import { usePart } from '../loading/usePart';
import { BlockWatch } from './BlockWatch';
import styles from './SlotPart.module.css';
import type { Filling } from './useFillings';

interface Props<Name extends SlotName> extends Filling {
  name: Name;
  props: SlotProps[Name];
  /** Shown while the component loads. */
  pending?: ReactNode;
}

/**
 * One component of a module in a slot, with a time limit and an error boundary of its own. One that keeps the page from answering
 * is replaced by a notice; an overlay stays, because it may be the only place where the user can end a call.
 */
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
  const loader = useLoader();
  const { faults } = loader;
  const running = loader.runningVersion(entry.descriptor.id);
  const isStopped = useSyncExternalStore(
    faults.subscribe,
    () => running !== null && faults.isStopped(running, filling.component),
  );
  if (!outcome) return pending;
  // the running version is older and lacks it; the next visit of a page of the module loads the newer one
  if (outcome.kind === 'failed' && outcome.reason === 'outdated') return null;
  const { id, title } = entry.descriptor;
  const isOverlay = name === 'shell.overlay';
  const failure = (again: () => void) => {
    if (!isOverlay) return <SlotNotice text={`${title} is not available`} action="Retry" act={again} />;
    return <WorkNotice id={id} retry={again} end={() => void loader.restart(entry).then(again)} />;
  };
  if (outcome.kind !== 'ready') return failure(retry);
  if (running && isStopped) {
    const show = () => faults.showAgain(running, filling.component);
    return <SlotNotice text={`${title} slowed this page down`} action="Show again" act={show} />;
  }
  const noteTurn = (ms: number) => {
    if (running) faults.blocked(running, ms, isOverlay ? undefined : filling.component);
  };
  const { part: Component, version } = outcome;
  return (
    <ErrorBoundary key={version} onError={heal} fallback={(_error, again) => failure(again)}>
      <BlockWatch onTurn={noteTurn}>
        <Suspense fallback={pending}>
          <Component {...props} />
        </Suspense>
      </BlockWatch>
    </ErrorBoundary>
  );
}

interface NoticeProps {
  text: string;
  action: string;
  act: () => void;
}

/** In place of a component: a small chip with a way out. */
function SlotNotice({ text, action, act }: NoticeProps) {
  return (
    <span className={styles.failure} role="status">
      {text}{' '}
      <button type="button" className={styles.retry} onClick={act}>
        {action}
      </button>
    </span>
  );
}

interface WorkNoticeProps {
  /** The id of the module. */
  id: string;
  retry: () => void;
  end: () => void;
}

/**
 * In place of an overlay that failed, while its module is busy, as with a call. Nothing while it is idle: the pages of the module say what is
 * wrong.
 */
function WorkNotice({ id, retry, end }: WorkNoticeProps) {
  const loader = useLoader();
  const work = useSyncExternalStore(loader.subscribe, () => loader.workOf(id));
  if (work === null) return null;
  return (
    <span className={styles.overlay} role="alert">
      {work} goes on, but it cannot be shown{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        Retry
      </button>
      <button type="button" className={styles.retry} onClick={end}>
        End it
      </button>
    </span>
  );
}
