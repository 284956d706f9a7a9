import type { PageData } from '@tayyib/shared/contracts';
import type { AppStore } from '@tayyib/shared/sdk/store';
import { articlesApi } from '../../pages/blog/articlesApi';
import { publicStocksApi } from '../../search/publicStocksApi';

const { upsertQueryEntries: ofStocks } = publicStocksApi.util;
const { upsertQueryEntries: ofArticles } = articlesApi.util;

/** Puts the reply that a page was rendered with on the server into the store, so that nothing is requested for its first render. */
export function restorePageData({ dispatch }: AppStore, data: PageData): void {
  switch (data.of) {
    case 'stock':
      dispatch(ofStocks([{ endpointName: 'getPublicStock', arg: data.id, value: data.reply }]));
      return;
    case 'list':
      dispatch(ofStocks([{ endpointName: 'getPublicList', arg: data.id, value: data.reply }]));
      return;
    case 'overview':
      dispatch(ofStocks([{ endpointName: 'getPublicOverview', arg: undefined, value: data.reply }]));
      return;
    case 'home':
      dispatch(ofStocks([{ endpointName: 'getPublicHome', arg: undefined, value: data.reply }]));
      return;
    case 'articles':
      dispatch(ofArticles([{ endpointName: 'getArticles', arg: undefined, value: data.reply }]));
      return;
    case 'article':
      dispatch(ofArticles([{ endpointName: 'getArticle', arg: data.id, value: data.reply }]));
  }
}
