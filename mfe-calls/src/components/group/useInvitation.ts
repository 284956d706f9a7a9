import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';

/** Enters the room of the invitation that was followed to this page, once that is possible. */
export function useInvitation(canEnter: boolean, enter: (roomId: string) => void): void {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const roomId = invitedTo(state);
  const followed = useRef<string | null>(null);
  const follow = useEffectEvent((room: string) => {
    if (followed.current === key) return;
    followed.current = key;
    // a reload does not follow it again
    void navigate(pathname, { replace: true, state: null });
    enter(room);
  });
  useEffect(() => {
    if (canEnter && roomId !== null) follow(roomId);
  }, [canEnter, roomId]);
}

/** The room that the alert in this navigation state invites to; null for any other state. */
function invitedTo(state: unknown): string | null {
  const alert: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'alert') : null;
  const roomId: unknown = typeof alert === 'object' && alert !== null ? Reflect.get(alert, 'roomId') : null;
  return typeof roomId === 'string' ? roomId : null;
}
