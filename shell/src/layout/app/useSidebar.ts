import { useEffect, useEffectEvent, useState } from 'react';
import { withStorage } from '@tayyib/shared/parts/storage';
import { prefersReducedMotion, useMedia } from '@tayyib/shared/sdk/theme';

const storageKey = 'setIsCollapsed';
/** The logo's animation, after which the sidebar changes its width. */
const animationMs = 1_000;
/** Windows as narrow as a phone's, where the sidebar becomes a drawer (from the spec). */
const phone = '(max-width: 768px)';
/** Windows in which labels would leave less room to a table than it needs. */
const tablet = '(max-width: 1024px)';

/**
 * Whether the sidebar is collapsed to icons. Never on a narrow window; a wide one uses the saved choice, and without one a tablet
 * shows icons.
 */
export function useSidebar() {
  const isMobile = useMedia(phone);
  const isTablet = useMedia(tablet);
  const [saved, setSaved] = useState(readCollapsed);
  const [isTurning, setIsTurning] = useState(false);
  const isCollapsed = !isMobile && (saved ?? isTablet);

  const turned = useEffectEvent(() => {
    setIsTurning(false);
    setSaved(!isCollapsed);
    saveCollapsed(!isCollapsed);
  });
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(turned, turnMs());
    return () => clearTimeout(timer);
  }, [isTurning]);

  return { isMobile, isCollapsed, isTurning, toggle: () => setIsTurning(true) };
}

const turnMs = () => (prefersReducedMotion() ? 0 : animationMs);

/** The saved choice, or null. */
function readCollapsed(): boolean | null {
  const saved = withStorage((storage) => storage.getItem(storageKey));
  return saved ? saved === 'true' : null;
}

function saveCollapsed(isCollapsed: boolean) {
  withStorage((storage) => storage.setItem(storageKey, String(isCollapsed)));
}
