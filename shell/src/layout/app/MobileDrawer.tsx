import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@tayyib/shared/sdk/router';
import { Drawer } from '@tayyib/shared/sdk/ui';
import { SidebarNav } from './SidebarNav';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Called after the drawer closed because of a navigation, to focus the page. Otherwise focus returns to its button. */
  onNavigated: () => void;
}

/** The navigation of a narrow window. It closes after every navigation. */
export function MobileDrawer({ isOpen, onClose, onNavigated }: Props) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  const closeAfterNavigation = useEffectEvent(() => {
    setHasNavigated(isOpen);
    onClose();
  });
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    closeAfterNavigation();
  }, [key]);
  const handleOpenChange = (isNowOpen: boolean) => {
    if (isNowOpen) setHasNavigated(false);
    else if (hasNavigated) onNavigated();
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      afterOpenChange={handleOpenChange}
      focusable={{ focusTriggerAfterClose: !hasNavigated }}
      placement="left"
      size={290}
      title="Navigation"
      styles={{ body: { padding: 0 } }}
    >
      <SidebarNav />
    </Drawer>
  );
}
