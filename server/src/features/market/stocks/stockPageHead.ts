import { productName } from '@tayyib/shared/brand';
import type { Database } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { PageHead } from '../../../plugins/http/pageHeads';
import { pathKey, unlistedHead } from '../../../plugins/http/pageHeads';
import { findSecurity } from './readStockPage';

const notFound: PageHead = { ...unlistedHead('Stock not found'), status: 404 };

/** Longer than any code, or with characters that none has. */
const isNoCode = /^.{41}|\p{Cc}/u;

/** The head of a stock's page: its name, but not its verdict, which needs an account. An unknown code is a 404. */
export async function stockPageHead(db: Database, address: URL): Promise<PageHead | null> {
  const id = address.searchParams.get('isin')?.trim();
  if (pathKey(address.pathname) !== '/stock' || !id) return null;
  if (isNoCode.test(id)) return notFound;
  try {
    const { name, symbol } = await findSecurity(db, id);
    return unlistedHead(
      `Is ${name} (${symbol}) halal?`,
      `${name} judged by seven Shariah standards on its filed accounts, with every figure, limit and source. Free with an account at ${productName}.`,
    );
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return notFound;
    throw error;
  }
}
