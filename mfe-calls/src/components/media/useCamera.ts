import { useEffect, useRef, useState } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { requestDevices, stopTracks } from '../../rtc/media/requestDevices';

export type CameraState =
  | { is: 'off' }
  | { is: 'opening' }
  /** `notice` says that another camera than the chosen one is used. */
  | { is: 'on'; stream: MediaStream; notice: string | null }
  | { is: 'failed'; message: string };

const off: CameraState = { is: 'off' };

/** A camera for previews. It is released by `close` and when the component unmounts. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>(off);
  /** Counts `open` and `close` calls, so that the result of an outdated request is discarded. */
  const generation = useRef(0);
  const current = useRef<MediaStream | null>(null);

  const close = () => {
    generation.current += 1;
    stopTracks(current.current?.getTracks() ?? []);
    current.current = null;
  };
  useEffect(() => close, []);

  const open = async () => {
    close();
    const requested = generation.current;
    setCamera({ is: 'opening' });
    try {
      const { stream, notice } = await requestDevices({ audio: false, video: true });
      if (requested !== generation.current) return stopTracks(stream.getTracks());
      current.current = stream;
      stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (requested === generation.current)
          setCamera({ is: 'failed', message: 'The camera was disconnected.' });
      });
      setCamera({ is: 'on', stream, notice });
    } catch (error) {
      if (requested === generation.current) setCamera({ is: 'failed', message: toMessage(error) });
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
