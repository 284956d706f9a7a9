import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  ArticleBody,
  ArticleChange,
  ArticlePictureReply,
  ArticlePreview,
  StaffArticle,
  StaffArticlesReply,
} from '@tayyib/shared/contracts';

const path = (id: string, rest = '') => `staff/articles/${encodeURIComponent(id)}${rest}`;

/** The endpoints of the desk for articles. */
export const articlesApi = api.enhanceEndpoints({ addTagTypes: ['StaffArticles'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getStaffArticles: build.query<StaffArticlesReply, void>({
      query: () => 'staff/articles',
      providesTags: ['StaffArticles'],
    }),
    addArticle: build.mutation<StaffArticle, ArticleBody>({
      query: (body) => ({ url: 'staff/articles', method: 'POST', body }),
      invalidatesTags: ['StaffArticles'],
    }),
    changeArticle: build.mutation<StaffArticle, { id: string; change: ArticleChange }>({
      query: ({ id, change }) => ({ url: path(id), method: 'PUT', body: change }),
      invalidatesTags: ['StaffArticles'],
    }),
    publishArticle: build.mutation<StaffArticle, { id: string; at: string | null }>({
      query: ({ id, at }) => ({ url: path(id, '/publish'), method: 'POST', body: { at } }),
      invalidatesTags: ['StaffArticles'],
    }),
    withdrawArticle: build.mutation<StaffArticle, string>({
      query: (id) => ({ url: path(id, '/withdraw'), method: 'POST' }),
      invalidatesTags: ['StaffArticles'],
    }),
    previewArticle: build.mutation<ArticlePreview, string>({
      query: (body) => ({ url: 'staff/articles/preview', method: 'POST', body: { body } }),
    }),
    uploadArticlePicture: build.mutation<ArticlePictureReply, File>({
      query: (body) => ({ url: 'staff/articles/picture', method: 'PUT', body }),
    }),
  })),
});

export const {
  useGetStaffArticlesQuery,
  useAddArticleMutation,
  useChangeArticleMutation,
  usePublishArticleMutation,
  useWithdrawArticleMutation,
  usePreviewArticleMutation,
  useUploadArticlePictureMutation,
} = articlesApi;
