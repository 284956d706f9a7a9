import { lazy, Suspense, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { Icon, Skeleton } from '@tayyib/shared/sdk/ui';
import iconButton from '../controls/iconButton.module.css';
import styles from './AlertBell.module.css';
import { useGetAlertsQuery } from './alertsApi';

// loaded when the bell is first used
const AlertPanel = lazy(() => import('./AlertPanel'));

/** How long the pointer may be outside the bell and the panel before the panel closes. */
const leaveDelayMs = 300;
const maxShown = 99;

/** The bell of the top bar with the number of unread alerts. A click or a hover opens the panel. */
export function AlertBell() {
  const { data } = useGetAlertsQuery();
  const unread = data?.unread ?? 0;
  /** `peek`: opened by hover, closed when the pointer leaves. */
  const [open, setOpen] = useState<'no' | 'peek' | 'yes'>('no');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOpen = open !== 'no';
  const close = () => setOpen('no');

  useEffect(() => () => clearTimeout(leaveTimer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen('no');
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  const enter = ({ pointerType }: { pointerType: string }) => {
    clearTimeout(leaveTimer.current);
    if (pointerType === 'mouse' && !isOpen) setOpen('peek');
  };
  const leave = () => {
    leaveTimer.current = setTimeout(() => setOpen((now) => (now === 'peek' ? 'no' : now)), leaveDelayMs);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    // a pressed element that disappears blurs without a relatedTarget: that is not leaving
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) close();
  };

  return (
    // handles events that bubble up from its buttons and links
    <div
      ref={box}
      className={styles.box}
      role="presentation"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <button
        ref={button}
        type="button"
        className={iconButton.button}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-expanded={isOpen}
        onClick={() => setOpen(open === 'yes' ? 'no' : 'yes')}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > maxShown ? `${maxShown}+` : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label="Notifications">
          <ErrorBoundary
            fallback={(_error, again) => (
              <p>
                The notifications could not be loaded.{' '}
                <button type="button" onClick={again}>
                  Retry
                </button>
              </p>
            )}
          >
            <Suspense fallback={<Skeleton active aria-label="Loading notifications" />}>
              <AlertPanel onChosen={close} />
            </Suspense>
          </ErrorBoundary>
        </section>
      )}
    </div>
  );
}
