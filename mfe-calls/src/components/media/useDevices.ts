import { useEffect, useState } from 'react';

/** The available devices, updated as they are plugged in and out. Their labels are known once access was allowed. */
export function useDevices(): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    // undefined on pages that are not secure
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (typeof media?.enumerateDevices !== 'function') return;
    let isOver = false;
    const update = () =>
      void media.enumerateDevices().then((found) => {
        if (!isOver) setDevices(found);
      });
    update();
    media.addEventListener('devicechange', update);
    return () => {
      isOver = true;
      media.removeEventListener('devicechange', update);
    };
  }, []);
  return devices;
}
