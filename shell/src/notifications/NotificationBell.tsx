import { lazy, Suspense, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ErrorBoundary } from '@tayyib/shared/errors';
import { Icon, Skeleton } from '@tayyib/shared/ui';
import iconButton from '../controls/iconButton.module.css';
import styles from './NotificationBell.module.css';
import { useGetNotificationsQuery } from './notificationsApi';

// asked for when the bell is first touched
const NotificationPanel = lazy(() => import('./NotificationPanel'));

/** A mouse may stray this long between the bell and the panel. */
const strayMs = 300;
const shownMost = 99;

/** The bell of the top bar, with how many notifications were not looked at. A click or a mouse over it opens the panel. */
export function NotificationBell() {
  const { data } = useGetNotificationsQuery();
  const unread = data?.unread ?? 0;
  /** `peek`: opened by the mouse over it, and gone with the mouse. */
  const [open, setOpen] = useState<'no' | 'peek' | 'yes'>('no');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const straying = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOpen = open !== 'no';
  const close = () => setOpen('no');

  useEffect(() => () => clearTimeout(straying.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen('no');
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  const enter = ({ pointerType }: { pointerType: string }) => {
    clearTimeout(straying.current);
    if (pointerType === 'mouse' && !isOpen) setOpen('peek');
  };
  const leave = () => {
    straying.current = setTimeout(() => setOpen((now) => (now === 'peek' ? 'no' : now)), strayMs);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    // whatever was pressed and is gone now took the keyboard nowhere
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) close();
  };

  return (
    // listens to keys and pointers that its own buttons and links let pass
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
            {unread > shownMost ? `${shownMost}+` : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label="Notifications">
          <ErrorBoundary
            fallback={(_error, again) => (
              <p>
                The notifications could not be fetched.{' '}
                <button type="button" onClick={again}>
                  Retry
                </button>
              </p>
            )}
          >
            <Suspense fallback={<Skeleton active aria-label="Loading notifications" />}>
              <NotificationPanel onChosen={close} />
            </Suspense>
          </ErrorBoundary>
        </section>
      )}
    </div>
  );
}
