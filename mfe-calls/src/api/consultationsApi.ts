import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  BookConsultation,
  Consultation,
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
  useAnswerConsultationMutation,
  useAgreeToPublishMutation,
  useGetStockAnswersQuery,
  useGetStockSheetQuery,
} = consultationsApi;
