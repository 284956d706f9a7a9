import { useEffect, useState } from 'react';
import type { Acknowledgement, ConsultationState, PointedLine } from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/sdk/realtime';

const nobodyPoints = { asker: null, advisor: null };

/** Joins the waiting room of a consultation while the component is mounted, and again after each reconnect. */
export function useConsultationRoom(id: string, isOnline: boolean) {
  const [state, setState] = useState<ConsultationState | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sheetProblem, setSheetProblem] = useState<string | null>(null);
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
        // nobody is known to be there, and the sheets stay open
        setState((room) => room && { ...room, asker: null, advisor: null, pointed: nobodyPoints });
      };
    });
  }, [id, isOnline]);

  const show = (reply: Acknowledgement) => setSheetProblem(reply.ok ? null : reply.message);
  return {
    state: state?.id === id ? state : null,
    refusal,
    /** Why the last change of the sheets was refused; null where it was not. */
    sheetProblem,
    /** Opens the sheet of a stock for both, in front. */
    openSheet: (isin: string) => liveSocket()?.emit('consultation-sheet', { id, isin }, show),
    /** Closes a sheet for both. */
    closeSheet: (isin: string) => liveSocket()?.emit('consultation-sheet-close', { id, isin }, show),
    /** Points at a line of an open sheet, which the other one sees, or at none. */
    point: (at: PointedLine | null) => liveSocket()?.emit('consultation-point', { id, at }, show),
  };
}
