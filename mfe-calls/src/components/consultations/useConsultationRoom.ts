import { useEffect, useState } from 'react';
import type { ConsultationState } from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/sdk/realtime';

/** Joins the waiting room of a consultation while the component is mounted, and again after each reconnect. */
export function useConsultationRoom(id: string, isOnline: boolean) {
  const [state, setState] = useState<ConsultationState | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    return onSocket((socket) => {
      const onRoom = (room: ConsultationState) => {
        if (room.id === id) setState(room);
      };
      socket.on('consultation:room', onRoom);
      socket.emit('consultation-enter', { id }, (reply) => {
        setRefusal(reply.ok ? null : reply.message);
        if (reply.ok) setState(reply.state);
      });
      return () => {
        socket.off('consultation:room', onRoom);
        socket.emit('consultation-leave', { id }, () => undefined);
        setState(null);
      };
    });
  }, [id, isOnline]);

  /** Shows a stock to both, or none. */
  const showStock = (isin: string | null) => {
    liveSocket()?.emit('consultation-sheet', { id, isin }, (reply) =>
      setRefusal(reply.ok ? null : reply.message),
    );
  };
  return { state, refusal, showStock };
}
