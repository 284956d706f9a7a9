import { useEffect, useState } from 'react';
import { withStorage } from '@tayyib/shared/storage';
import { prefersReducedMotion } from '@tayyib/shared/theme';
import { useIsMobile } from './useIsMobile';

const storageKey = 'setIsCollapsed';
/** The logo's animation, after which the sidebar changes its width. */
const animationMs = 1_000;

/** Whether the sidebar is collapsed to icons. Never on a narrow window; a wide one uses the saved choice. */
export function useSidebar() {
  const isMobile = useIsMobile();
  const [savedCollapsed, setSavedCollapsed] = useState(readCollapsed);
  const [isTurning, setIsTurning] = useState(false);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      setIsTurning(false);
      setSavedCollapsed((isCollapsed) => {
        saveCollapsed(!isCollapsed);
        return !isCollapsed;
      });
    }, turnMs());
    return () => clearTimeout(timer);
  }, [isTurning]);

  return {
    isMobile,
    isCollapsed: savedCollapsed && !isMobile,
    isTurning,
    toggle: () => setIsTurning(true),
  };
}

const turnMs = () => (prefersReducedMotion() ? 0 : animationMs);

const readCollapsed = () => withStorage((storage) => storage.getItem(storageKey)) === 'true';

function saveCollapsed(isCollapsed: boolean) {
  withStorage((storage) => storage.setItem(storageKey, String(isCollapsed)));
}
