import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@tayyib/shared/router';
import { Drawer } from '@tayyib/shared/ui';
import { SidebarNav } from './SidebarNav';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Puts the keyboard on the page the drawer led to; a drawer that was only closed gives it back to its button. */
  onArrive: () => void;
}

/** The navigation of a narrow window: slides in, and out again as soon as it led somewhere. */
export function MobileDrawer({ isOpen, onClose, onArrive }: Props) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const [hasArrived, setHasArrived] = useState(false);
  const leave = useEffectEvent(() => {
    setHasArrived(isOpen);
    onClose();
  });
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    leave();
  }, [key]);
  const settle = (isNowOpen: boolean) => {
    if (isNowOpen) setHasArrived(false);
    else if (hasArrived) onArrive();
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      afterOpenChange={settle}
      focusable={{ focusTriggerAfterClose: !hasArrived }}
      placement="left"
      size={290}
      title="Navigation"
      styles={{ body: { padding: 0 } }}
    >
      <SidebarNav />
    </Drawer>
  );
}
