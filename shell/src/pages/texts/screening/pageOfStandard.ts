import type { StandardId } from '@tayyib/shared/contracts';
import { articlePath } from '@tayyib/shared/public-pages';

/** The article on each standard, which comes with the product. */
const articleOf: Readonly<Record<StandardId, string>> = {
  TASIS: 'the-tasis-norms',
  AAOIFI: 'aaoifi-standard-21',
  SP: 'sp-shariah-indices',
  DOW_JONES: 'dow-jones-islamic-market',
  MSCI: 'msci-islamic-indexes',
  FTSE_YASAAR: 'ftse-shariah-by-yasaar',
  SC_MALAYSIA: 'securities-commission-malaysia',
};

/** The address of the article on a standard. */
export const pageOfStandard = (id: StandardId): string => articlePath(articleOf[id]);
