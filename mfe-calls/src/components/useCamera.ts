import { useEffect, useRef, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { openCamera, releaseCamera } from '../rtc/camera';

export type CameraState =
  | { is: 'off' }
  | { is: 'opening' }
  | { is: 'on'; stream: MediaStream }
  | { is: 'failed'; message: string };

const off: CameraState = { is: 'off' };

/** The camera for a look at oneself. It is let go when asked, and when the component leaves the page. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>(off);
  /** Counts the times it was opened or closed, so that an answer to an older question is recognised. */
  const turn = useRef(0);
  const held = useRef<MediaStream | null>(null);

  const close = () => {
    turn.current += 1;
    if (held.current) releaseCamera(held.current);
    held.current = null;
  };
  useEffect(() => close, []);

  const open = async () => {
    close();
    const mine = turn.current;
    setCamera({ is: 'opening' });
    try {
      const stream = await openCamera();
      if (mine !== turn.current) return releaseCamera(stream);
      held.current = stream;
      stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (mine === turn.current) setCamera({ is: 'failed', message: 'The camera was disconnected.' });
      });
      setCamera({ is: 'on', stream });
    } catch (error) {
      if (mine === turn.current) setCamera({ is: 'failed', message: toMessage(error) });
    }
  };
  return {
    camera,
    open,
    close: () => {
      close();
      setCamera(off);
    },
  };
}
