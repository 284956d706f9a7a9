import { useEffect } from 'react';
import { playRing } from '../../rtc/media/playRing';

/** Rings, and notifies a user who looks at another window, while there is a caller. */
export function useRinging(caller: string | null): void {
  useEffect(() => {
    if (caller === null) return;
    const stopRing = playRing();
    const notification = notify(caller);
    return () => {
      stopRing();
      notification?.close();
    };
  }, [caller]);
}

/** Only if the user has allowed notifications before: an incoming call is the wrong moment to ask. */
function notify(caller: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return null;
  const notification = new Notification(`${caller} is calling you`);
  notification.onclick = () => window.focus();
  return notification;
}
