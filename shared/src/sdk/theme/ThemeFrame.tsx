import { useMemo, type ReactNode } from 'react';
import { App, ConfigProvider, Empty } from '@tayyib/shared/sdk/ui';
import { antdTheme } from './antdTheme';
import { overlays } from './overlays';
import type { ThemeMode } from './tokens';
import { useMedia } from './useMedia';

/** Instead of antd's grey tray in lists and selects without entries. */
const nothing = () => <Empty drawing="search" />;

/** A dialog fits any window: its text scrolls, and its title and buttons are always in sight. */
const modal = {
  centered: true,
  styles: {
    body: {
      maxHeight: 'calc(100dvh - 13rem)',
      overflowY: 'auto',
      // room for the outline of what has the focus at its edges
      margin: 'calc(-1 * var(--space-1))',
      padding: 'var(--space-1)',
    },
  },
} as const;

/** Messages begin below the top bar of any layout, whose search and bell they would cover, and two at most are shown at once. */
const message = { top: 80, maxCount: 2 } as const;

/** antd's theme around a page, with the container for its overlays. */
export function ThemeFrame({
  mode,
  nonce,
  children,
}: {
  mode: ThemeMode;
  nonce?: string;
  children: ReactNode;
}) {
  const hasMotion = !useMedia(reducedMotionQuery);
  const theme = useMemo(() => antdTheme(mode, hasMotion), [mode, hasMotion]);
  return (
    <ConfigProvider
      theme={theme}
      csp={nonce ? { nonce } : undefined}
      getPopupContainer={overlays}
      renderEmpty={nothing}
      modal={modal}
    >
      <App component={false} message={message}>
        {children}
      </App>
    </ConfigProvider>
  );
}

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the user asked the system for less animation. */
export const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotionQuery).matches;
