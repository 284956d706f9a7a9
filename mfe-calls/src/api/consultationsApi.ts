import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  AdvisorCalendar,
  AdvisorProfile,
  BookConsultation,
  Consultation,
  ConsultationHours,
  ConsultationSlot,
  ConsultationSlotsReply,
  ConsultationsReply,
  ConsultationWish,
  StockAnswersReply,
  StockPage,
} from '@tayyib/shared/contracts';
import { listenWhileCached, type AppSocket } from '@tayyib/shared/sdk/realtime';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Consultations', 'StockAnswers'] });

/** Booking an advisor, and their answers. The list refreshes when the other side acts. */
export const consultationsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('calls', (build) => ({
    getConsultationSlots: build.query<ConsultationSlotsReply, void>({
      query: () => 'consultations/slots',
      providesTags: ['Consultations'],
    }),
    offerConsultationSlot: build.mutation<ConsultationSlot, string>({
      query: (startsAt) => ({ url: 'consultations/slots', method: 'POST', body: { startsAt } }),
      invalidatesTags: ['Consultations'],
    }),
    /** The calendar of the viewer, who is an advisor. */
    getAdvisorCalendar: build.query<AdvisorCalendar, void>({
      query: () => 'consultations/calendar',
      providesTags: ['Consultations'],
    }),
    withdrawConsultationSlot: build.mutation<AdvisorCalendar, string>({
      query: (id) => ({ url: `consultations/slots/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Consultations'],
    }),
    changeConsultationHours: build.mutation<AdvisorCalendar, ConsultationHours[]>({
      query: (hours) => ({ url: 'consultations/hours', method: 'PUT', body: { hours } }),
      invalidatesTags: ['Consultations'],
    }),
    changeAdvisorProfile: build.mutation<AdvisorCalendar, AdvisorProfile>({
      query: (body) => ({ url: 'consultations/profile', method: 'PUT', body }),
      invalidatesTags: ['Consultations'],
    }),
    /** Whether to be notified when a slot opens. */
    wishForConsultation: build.mutation<ConsultationWish, boolean>({
      query: (isWaiting) => ({ url: 'consultations/wish', method: 'PUT', body: { isWaiting } }),
      invalidatesTags: ['Consultations'],
    }),
    getConsultations: build.query<ConsultationsReply, void>({
      query: () => 'consultations',
      providesTags: ['Consultations'],
      onCacheEntryAdded: (_nothing, cache) => {
        const changed = () => void cache.dispatch(tagged.util.invalidateTags(['Consultations']));
        const listen = (socket: AppSocket) => {
          socket.on('consultations:changed', changed);
          return () => socket.off('consultations:changed', changed);
        };
        return listenWhileCached(cache, listen, changed);
      },
    }),
    bookConsultation: build.mutation<Consultation, BookConsultation>({
      query: (body) => ({ url: 'consultations', method: 'POST', body }),
      invalidatesTags: ['Consultations'],
    }),
    cancelConsultation: build.mutation<Consultation, string>({
      query: (id) => ({ url: `consultations/${id}/cancel`, method: 'POST' }),
      invalidatesTags: ['Consultations'],
    }),
    moveConsultation: build.mutation<Consultation, { id: string; slotId: string }>({
      query: ({ id, slotId }) => ({ url: `consultations/${id}/move`, method: 'POST', body: { slotId } }),
      invalidatesTags: ['Consultations'],
    }),
    /** The notes of the viewer, which the other one does not see. */
    noteConsultation: build.mutation<Consultation, { id: string; notes: string }>({
      query: ({ id, notes }) => ({ url: `consultations/${id}/notes`, method: 'PUT', body: { notes } }),
      invalidatesTags: ['Consultations'],
    }),
    rateConsultation: build.mutation<Consultation, { id: string; rating: number }>({
      query: ({ id, rating }) => ({ url: `consultations/${id}/rating`, method: 'PUT', body: { rating } }),
      invalidatesTags: ['Consultations'],
    }),
    answerConsultation: build.mutation<Consultation, { id: string; answer: string }>({
      query: ({ id, answer }) => ({ url: `consultations/${id}/answer`, method: 'PUT', body: { answer } }),
      invalidatesTags: ['Consultations', 'StockAnswers'],
    }),
    agreeToPublish: build.mutation<Consultation, { id: string; mayPublish: boolean }>({
      query: ({ id, mayPublish }) => ({
        url: `consultations/${id}/consent`,
        method: 'PUT',
        body: { mayPublish },
      }),
      invalidatesTags: ['Consultations', 'StockAnswers'],
    }),
    /** The stock that both participants of a consultation look at. */
    getStockSheet: build.query<StockPage, string>({
      query: (isin) => `stocks/${isin}`,
      providesTags: ['StockAnswers'],
    }),
    getStockAnswers: build.query<StockAnswersReply, string>({
      query: (isin) => `stocks/${isin}/answers`,
      providesTags: ['StockAnswers'],
    }),
  })),
});

export const {
  useGetConsultationSlotsQuery,
  useOfferConsultationSlotMutation,
  useWishForConsultationMutation,
  useGetConsultationsQuery,
  useBookConsultationMutation,
  useCancelConsultationMutation,
  useMoveConsultationMutation,
  useNoteConsultationMutation,
  useRateConsultationMutation,
  useGetAdvisorCalendarQuery,
  useWithdrawConsultationSlotMutation,
  useChangeConsultationHoursMutation,
  useChangeAdvisorProfileMutation,
  useAnswerConsultationMutation,
  useAgreeToPublishMutation,
  useGetStockAnswersQuery,
  useGetStockSheetQuery,
} = consultationsApi;
