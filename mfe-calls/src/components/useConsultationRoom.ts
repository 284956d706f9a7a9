import { useEffect, useState } from 'react';
import type { ConsultationState } from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/realtime';

/** Is in the waiting room of a consultation for as long as the component shows it, also after a lost connection. */
export function useConsultationRoom(id: string, isOnline: boolean) {
  const [state, setState] = useState<ConsultationState | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    return onSocket((socket) => {
      const hear = (heard: ConsultationState) => {
        if (heard.id === id) setState(heard);
      };
      socket.on('consultation:room', hear);
      socket.emit('consultation-enter', { id }, (answer) => {
        setRefusal(answer.ok ? null : answer.message);
        if (answer.ok) setState(answer.state);
      });
      return () => {
        socket.off('consultation:room', hear);
        socket.emit('consultation-leave', { id }, () => undefined);
        setState(null);
      };
    });
  }, [id, isOnline]);

  /** Lays a stock on the table for both, or takes it away. */
  const lay = (isin: string | null) => {
    liveSocket()?.emit('consultation-sheet', { id, isin }, (answer) =>
      setRefusal(answer.ok ? null : answer.message),
    );
  };
  return { state, refusal, lay };
}
