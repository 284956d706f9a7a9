import { PublicHome, PublicListReply, PublicOverview, PublicStockReply } from '@tayyib/shared/contracts';
import type { PublicListKind } from '@tayyib/shared/contracts';
import { searchedText } from '@tayyib/shared/values/security-names';
import type { FastifyInstance } from 'fastify';
import type { PreparedReply } from '../../../plugins/http/preparedReply';
import { readIndices } from '../indices/readIndices';
import { marketFigures } from '../marketSnapshot/companies/MarketFigures';
import { createPreparedReplies } from '../marketSnapshot/http/preparedReplies';
import { addressCodes } from './addressCodes';
import { nearestStocks } from './nearestStocks';
import { publicList } from './publicLists';
import { publicHome } from './publicHome';
import { publicOverview } from './publicOverview';
import { publicStock } from './publicStock';

/** About 6 kB each, and 25 kB of markup where it was rendered: those that are opened most, however many there are. */
const maxStocks = 600;
/** Up to 60 kB each. */
const maxLists = 100;
const mostNearest = 8;

export interface PublicPages {
  stock: (id: string) => Promise<PreparedReply<PublicStockReply>>;
  list: (kind: PublicListKind, id: string, page: number) => Promise<PreparedReply<PublicListReply>>;
  /** The code of the company that a text names as it is written, else the text. */
  search: (text: string) => Promise<string>;
  overview: () => Promise<PreparedReply<PublicOverview>>;
  home: () => Promise<PreparedReply<PublicHome>>;
}

/** What the public pages show, prepared once for each state of the market. The same for everyone. */
export function publicPages(app: FastifyInstance): PublicPages {
  const preparedStock = createPreparedReplies({ schema: PublicStockReply, max: maxStocks });
  const preparedList = createPreparedReplies({ schema: PublicListReply, max: maxLists });
  const preparedHome = createPreparedReplies({ schema: PublicHome, max: 1 });
  const preparedOverview = createPreparedReplies({ schema: PublicOverview, max: 1 });
  const indices = app.marketReader.list('indices', (day) => readIndices(app.db, day));
  return {
    stock: async (id) => {
      const state = await app.market.state();
      const { snapshot } = state;
      const dossier = addressCodes(snapshot).find(id);
      const key = dossier?.isin ?? id.trim().toUpperCase();
      return preparedStock(state, key, async () => {
        const figures = await snapshot.view(marketFigures);
        const company = dossier === null ? undefined : figures.company(dossier.isin);
        return company === undefined
          ? { stock: null, nearest: nearestStocks(snapshot, id, mostNearest) }
          : { stock: await publicStock(app.db, snapshot, figures, company), nearest: [] };
      });
    },
    list: async (kind, id, page) => {
      const [state, stored] = await Promise.all([app.market.state(), indices()]);
      const { snapshot } = state;
      return preparedList(state, `${kind} ${id} ${page}`, async () => ({
        list: publicList({ kind, id, page }, snapshot, await snapshot.view(marketFigures), stored),
      }));
    },
    search: async (text) => {
      const snapshot = await app.market.current();
      const [found] = snapshot.search(searchedText(text), 1, 'none');
      const dossier = snapshot.dossiers[snapshot.rowOf(found?.isin ?? '') ?? -1];
      return dossier === undefined ? text : addressCodes(snapshot).codeOf(dossier);
    },
    overview: async () => {
      const [state, stored] = await Promise.all([app.market.state(), indices()]);
      const { snapshot } = state;
      return preparedOverview(state, '', async () =>
        publicOverview(app.db, snapshot, await snapshot.view(marketFigures), stored),
      );
    },
    home: async () => {
      const state = await app.market.state();
      const { snapshot } = state;
      return preparedHome(state, '', async () =>
        publicHome(app.db, snapshot, await snapshot.view(marketFigures)),
      );
    },
  };
}
