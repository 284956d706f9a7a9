import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@tayyib/shared/router';
import { Drawer } from '@tayyib/shared/ui';
import { SidebarNav } from './SidebarNav';

/** The navigation of a narrow window: slides in, and out again as soon as it led somewhere. */
export function MobileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { key } = useLocation();
  const closeLatest = useEffectEvent(onClose);
  useEffect(() => closeLatest(), [key]);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={290}
      title="Navigation"
      styles={{ body: { padding: 0 } }}
    >
      <SidebarNav />
    </Drawer>
  );
}
