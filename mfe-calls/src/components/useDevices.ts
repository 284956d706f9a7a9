import { useEffect, useState } from 'react';

/** The devices a browser offers, kept right as they are plugged in and out. Names are known once access was allowed. */
export function useDevices(): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    // browsers leave it out on pages that are not secure
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (typeof media?.enumerateDevices !== 'function') return;
    let isOver = false;
    const look = () =>
      void media.enumerateDevices().then((found) => {
        if (!isOver) setDevices(found);
      });
    look();
    media.addEventListener('devicechange', look);
    return () => {
      isOver = true;
      media.removeEventListener('devicechange', look);
    };
  }, []);
  return devices;
}
