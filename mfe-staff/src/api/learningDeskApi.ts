import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  ArticlePreview,
  CourseBody,
  DeskEvent,
  DeskEventsReply,
  DeskLesson,
  DeskLibraryReply,
  DeskRecordingsReply,
  EventRoomReply,
  LearningEventBody,
  LearningEventChange,
  LessonBody,
  LessonChange,
} from '@tayyib/shared/contracts';

const eventPath = (id: string, rest = '') => `staff/learning/events/${encodeURIComponent(id)}${rest}`;
const recordingPath = (id: string) => `staff/learning/recordings/${encodeURIComponent(id)}`;
const coursePath = (id: string) => `staff/learning/courses/${encodeURIComponent(id)}`;
const lessonPath = (id: string) => `staff/learning/lessons/${encodeURIComponent(id)}`;

/** The endpoints of the desk for events and the library. */
export const learningDeskApi = api.enhanceEndpoints({ addTagTypes: ['LearningDesk'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getDeskEvents: build.query<DeskEventsReply, void>({
      query: () => 'staff/learning/events',
      providesTags: ['LearningDesk'],
    }),
    announceEvent: build.mutation<DeskEvent, LearningEventBody>({
      query: (body) => ({ url: 'staff/learning/events', method: 'POST', body }),
      invalidatesTags: ['LearningDesk'],
    }),
    changeEvent: build.mutation<DeskEvent, { id: string; change: LearningEventChange }>({
      query: ({ id, change }) => ({ url: eventPath(id), method: 'PUT', body: change }),
      invalidatesTags: ['LearningDesk'],
    }),
    cancelEvent: build.mutation<DeskEvent, { id: string; why: string }>({
      query: ({ id, why }) => ({ url: eventPath(id, '/cancel'), method: 'POST', body: { why } }),
      invalidatesTags: ['LearningDesk'],
    }),
    openEventRoom: build.mutation<EventRoomReply, string>({
      query: (id) => ({ url: eventPath(id, '/room'), method: 'POST' }),
    }),
    getEventRecordings: build.query<DeskRecordingsReply, string>({
      query: (id) => eventPath(id, '/recordings'),
      providesTags: ['LearningDesk'],
    }),
    publishRecording: build.mutation<null, { id: string; isPublished: boolean }>({
      query: ({ id, isPublished }) => ({ url: recordingPath(id), method: 'PUT', body: { isPublished } }),
      invalidatesTags: ['LearningDesk'],
    }),
    deleteRecording: build.mutation<null, string>({
      query: (id) => ({ url: recordingPath(id), method: 'DELETE' }),
      invalidatesTags: ['LearningDesk'],
    }),
    previewLearningText: build.mutation<ArticlePreview, string>({
      query: (text) => ({ url: 'staff/learning/preview', method: 'POST', body: { text } }),
    }),
    getDeskLibrary: build.query<DeskLibraryReply, void>({
      query: () => 'staff/learning/library',
      providesTags: ['LearningDesk'],
    }),
    addCourse: build.mutation<DeskLibraryReply, CourseBody>({
      query: (body) => ({ url: 'staff/learning/courses', method: 'POST', body }),
      invalidatesTags: ['LearningDesk'],
    }),
    changeCourse: build.mutation<DeskLibraryReply, { id: string; course: CourseBody }>({
      query: ({ id, course }) => ({ url: coursePath(id), method: 'PUT', body: course }),
      invalidatesTags: ['LearningDesk'],
    }),
    addLesson: build.mutation<DeskLesson, LessonBody>({
      query: (body) => ({ url: 'staff/learning/lessons', method: 'POST', body }),
      invalidatesTags: ['LearningDesk'],
    }),
    changeLesson: build.mutation<DeskLesson, { id: string; change: LessonChange }>({
      query: ({ id, change }) => ({ url: lessonPath(id), method: 'PUT', body: change }),
      invalidatesTags: ['LearningDesk'],
    }),
  })),
});

export const {
  useGetDeskEventsQuery,
  useAnnounceEventMutation,
  useChangeEventMutation,
  useCancelEventMutation,
  useOpenEventRoomMutation,
  useGetEventRecordingsQuery,
  usePublishRecordingMutation,
  useDeleteRecordingMutation,
  usePreviewLearningTextMutation,
  useGetDeskLibraryQuery,
  useAddCourseMutation,
  useChangeCourseMutation,
  useAddLessonMutation,
  useChangeLessonMutation,
} = learningDeskApi;
