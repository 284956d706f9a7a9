import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  EventRoomReply,
  LearningEvent,
  LearningEventsReply,
  Lesson,
  LessonSummary,
  LibraryReply,
} from '@tayyib/shared/contracts';

const lessonPath = (slug: string, rest = '') => `learn/lessons/${encodeURIComponent(slug)}${rest}`;
const seatPath = (id: string) => `learn/events/${encodeURIComponent(id)}/seat`;

/** Events with their seats, and the library. */
export const learningApi = api
  .enhanceEndpoints({ addTagTypes: ['LearningEvents', 'Lessons'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('community', (build) => ({
      getCommunityEvents: build.query<LearningEventsReply, void>({
        query: () => 'learn/events',
        providesTags: ['LearningEvents'],
      }),
      takeCommunitySeat: build.mutation<LearningEvent, string>({
        query: (id) => ({ url: seatPath(id), method: 'PUT' }),
        // a refusal is of a change that the page does not know of yet
        invalidatesTags: ['LearningEvents'],
      }),
      giveBackCommunitySeat: build.mutation<LearningEvent, string>({
        query: (id) => ({ url: seatPath(id), method: 'DELETE' }),
        invalidatesTags: ['LearningEvents'],
      }),
      joinCommunityEvent: build.mutation<EventRoomReply, string>({
        query: (id) => ({ url: `learn/events/${encodeURIComponent(id)}/room`, method: 'POST' }),
      }),
      getCommunityLibrary: build.query<LibraryReply, void>({
        query: () => 'learn/lessons',
        providesTags: ['Lessons'],
      }),
      getCommunityLesson: build.query<Lesson, string>({
        query: (slug) => lessonPath(slug),
        providesTags: ['Lessons'],
      }),
      openCommunityLesson: build.mutation<LessonSummary, string>({
        query: (slug) => ({ url: lessonPath(slug, '/opened'), method: 'PUT' }),
      }),
      markCommunityLesson: build.mutation<LessonSummary, { slug: string; isRead: boolean }>({
        query: ({ slug, isRead }) => ({ url: lessonPath(slug, '/read'), method: 'PUT', body: { isRead } }),
        invalidatesTags: ['Lessons'],
      }),
    })),
  });

export const {
  useGetCommunityEventsQuery,
  useTakeCommunitySeatMutation,
  useGiveBackCommunitySeatMutation,
  useJoinCommunityEventMutation,
  useGetCommunityLibraryQuery,
  useGetCommunityLessonQuery,
  useOpenCommunityLessonMutation,
  useMarkCommunityLessonMutation,
} = learningApi;
