import { useEffect } from 'react';
import { playRing } from '../rtc/media/playRing';

/** Rings, and tells somebody who looks at another window, for as long as there is a name. */
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

/** Only where the person has allowed it before; a call is no moment to ask. */
function notify(caller: string): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return null;
  const notification = new Notification(`${caller} is calling you`);
  notification.onclick = () => window.focus();
  return notification;
}
