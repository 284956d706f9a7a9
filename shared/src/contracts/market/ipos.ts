import { z } from 'zod';
import { SourcedFigure } from '../stocks/fundamentals';
import { pageOf, PageQuery, searchText } from '../common/paging';
import { Badge, Day, FactSource, StatusCode, listedAge } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

export const IpoStage = z.enum(['upcoming', 'open', 'closed', 'listed']);
export type IpoStage = z.infer<typeof IpoStage>;

/** A public issue of shares. Null: unknown. Rupees per share, except the issue size. */
export const IpoRow = z.object({
  id: z.string(),
  company_name: z.string(),
  symbol: z.string().nullable(),
  isin: z.string().nullable(),
  segment: z.enum(['main', 'sme']).nullable(),
  stage: IpoStage.nullable(),
  opensOn: Day.nullable(),
  closesOn: Day.nullable(),
  listsOn: Day.nullable(),
  priceLow: z.number().nullable(),
  priceHigh: z.number().nullable(),
  issuePrice: z.number().nullable(),
  listPrice: z.number().nullable(),
  lotSize: z.number().int().nullable(),
  issueSizeRupees: z.number().nullable(),
  subscribedTimes: z.number().nullable(),
  /** The last close over the issue price, adjusted for splits and bonuses since: 0.25 for a quarter more. Null: unknown. */
  gainSinceIssue: z.object({ value: z.number(), day: Day }).nullable(),
  /** The spec's: 1 compliant, 2 non-compliant, 0 otherwise. */
  shariah_status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  badge: Badge,
  ...listedAge,
});
export type IpoRow = z.infer<typeof IpoRow>;

export const IposQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  stage: IpoStage.optional(),
  badge: Badge.optional(),
  q: searchText('tata'),
});
export type IposQuery = z.infer<typeof IposQuery>;
export const IposPage = pageOf(IpoRow).extend({ standard: StandardId });
export type IposPage = z.infer<typeof IposPage>;

export const IpoReply = z.object({
  standard: StandardId,
  ipo: IpoRow,
  /** The verdict on the company; null until it is listed and known. */
  verdict: z
    .object({ status: StatusCode, reasons: z.array(z.string()), missing: z.array(z.string()) })
    .nullable(),
  /** Ratios before the issue, and pro forma with the proceeds in the balance sheet. */
  proForma: z.array(
    z.object({
      label: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      limit: z.number().nullable(),
      formula: z.string(),
      figures: z.array(SourcedFigure),
    }),
  ),
  /** The missing data for a verdict or a ratio, as sentences. */
  missing: z.array(z.string()),
  source: FactSource,
});
export type IpoReply = z.infer<typeof IpoReply>;
