import { api, owned } from '@tayyib/shared/sdk/api';
import type { Article, ArticlesReply } from '@tayyib/shared/contracts';

/** The published articles. */
export const articlesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getArticles: build.query<ArticlesReply, void>({ query: () => 'articles' }),
    getArticle: build.query<Article, string>({ query: (slug) => `articles/${encodeURIComponent(slug)}` }),
  })),
});

export const { useGetArticlesQuery, useGetArticleQuery } = articlesApi;
