import { z } from 'zod';
import { classAnswerOutcomes, ReceiptInputs } from '../facts/companyFacts';
import { Day, FactSource, Isin, StatusCode } from '../facts/securities';
import { Citation, StandardData } from './standardData';
import { StandardId, VerdictOverride } from './verdicts';

const reason = z.string().trim().min(10, 'Please give the reason in a sentence.').max(2000);

/** An advisor holds a stock or sets its status, by one standard, for a period or until lifted. */
export const SignOverride = z
  .object({
    standard: StandardId,
    action: z.enum(['hold', 'override']),
    /** The status; a hold has none. */
    status: StatusCode.optional(),
    reason,
    from: Day.optional(),
    until: Day.nullable().default(null),
  })
  .refine(({ action, status }) => (action === 'override') === (status !== undefined), {
    path: ['status'],
    message: 'A decision names its status, a hold does not.',
  })
  .refine(({ from, until }) => until === null || from === undefined || from <= until, {
    path: ['until'],
    message: 'The last day cannot come before the first.',
  });
export type SignOverride = z.infer<typeof SignOverride>;

export const OverridesReply = z.array(
  VerdictOverride.extend({ liftedBy: z.string().nullable(), liftedAt: z.iso.datetime().nullable() }),
);
export type OverridesReply = z.infer<typeof OverridesReply>;

/** A business activity that an advisor found in a published source. */
export const RecordBusinessFact = z.object({
  activity: z.string().trim().min(2).max(200),
  /** Fraction of revenue; null when not disclosed. */
  shareOfRevenue: z.number().min(0).max(1).nullable(),
  source: FactSource.extend({
    publisher: z.string().trim().min(2).max(200),
    document: z.string().trim().min(2).max(400),
  }),
});
export type RecordBusinessFact = z.infer<typeof RecordBusinessFact>;

/** The recorded activities in order; a later one replaces an earlier one on the same activity. */
export const BusinessFactsReply = z.array(
  RecordBusinessFact.extend({ recordedBy: z.string(), recordedAt: z.iso.datetime() }),
);
export type BusinessFactsReply = z.infer<typeof BusinessFactsReply>;

/** All overrides in force, newest first. */
export const StandingOverridesReply = z.array(
  VerdictOverride.extend({ symbol: z.string(), name: z.string() }),
);
export type StandingOverridesReply = z.infer<typeof StandingOverridesReply>;

/** What an advisor decides on an exchange class; `withdrawn` ends the answer before. */
export const ClassDecision = z.enum([...classAnswerOutcomes, 'withdrawn']);
export type ClassDecision = z.infer<typeof ClassDecision>;

const className = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .meta({ examples: ['Sugar'] });

/** An advisor answers what the companies of a class do, changes the answer or withdraws it. */
export const AnswerClass = z.object({
  className,
  decision: ClassDecision,
  /** It is among the reasons of every verdict that the answer decides. */
  reason: reason.max(600, 'At most 600 characters.'),
});
export type AnswerClass = z.infer<typeof AnswerClass>;

/** A signed decision on a class. */
export const ClassAnswerEntry = AnswerClass.extend({
  id: z.number().int(),
  /** The advisor's name. */
  signedBy: z.string(),
  signedAt: z.iso.datetime(),
});
export type ClassAnswerEntry = z.infer<typeof ClassAnswerEntry>;

/** A class that does not say what its companies do. */
export const ClassQuestion = z.object({
  /** Null for companies without any class, which no answer can be given for: they have nothing in common. */
  className: className.nullable(),
  /** All its listed companies. */
  companies: z.number().int(),
  /** Those of which nothing says what they do, neither their class nor lines of business of their own. */
  open: z.number().int(),
  /** The open ones by name, those whose accounts are loaded first; at most 300. */
  named: z.array(z.object({ isin: Isin, symbol: z.string(), name: z.string() })),
  /** The decision in force; null if there is none, or if it was withdrawn. */
  answer: ClassAnswerEntry.nullable(),
  /** All decisions, newest first. */
  history: z.array(ClassAnswerEntry),
});
export type ClassQuestion = z.infer<typeof ClassQuestion>;

/** The classes that say nothing, the one that leaves most companies open first. */
export const ClassQuestionsReply = z.object({ questions: z.array(ClassQuestion) });
export type ClassQuestionsReply = z.infer<typeof ClassQuestionsReply>;

export const ClassPreviewQuery = AnswerClass.pick({ className: true, decision: true });
export type ClassPreviewQuery = z.infer<typeof ClassPreviewQuery>;

/** What a decision on a class would change. */
export const ClassAnswerPreview = z.object({
  /** All companies of the class. */
  judged: z.number().int(),
  /** Those that would have another status by at least one standard. */
  moved: z.number().int(),
  /** How many of the moved would be what, by each standard that would move any. */
  byStandard: z.array(
    z.object({
      standard: StandardId,
      compliant: z.number().int(),
      nonCompliant: z.number().int(),
      underReview: z.number().int(),
    }),
  ),
});
export type ClassAnswerPreview = z.infer<typeof ClassAnswerPreview>;

/** An advisor publishes an edition, with the reason they sign. */
export const PublishEdition = z.object({ reason });
export type PublishEdition = z.infer<typeof PublishEdition>;

/** One edition of a standard, published or still a draft. */
export const EditionEntry = z.object({
  standard: StandardId,
  edition: z.string(),
  title: z.string(),
  /** The responsible advisor. */
  reviewer: z.string(),
  /** The distinct citations of its rules. */
  sources: z.array(Citation),
  createdAt: z.iso.datetime(),
  /** Null for an edition shipped with the product. */
  createdBy: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string().nullable(),
  /** Why it was published, as signed; null for a draft and for an edition shipped with the product. */
  publishedFor: z.string().nullable(),
  /** Whether it is in force. */
  current: z.boolean(),
});
export type EditionEntry = z.infer<typeof EditionEntry>;

/** What publishing a draft would change. */
export const EditionDiff = z.object({
  judged: z.number().int(),
  changes: z.array(
    z.object({
      isin: Isin,
      symbol: z.string(),
      /** Null for a company without a verdict. */
      from: StatusCode.nullable(),
      to: StatusCode,
      why: z.string(),
    }),
  ),
});
export type EditionDiff = z.infer<typeof EditionDiff>;

export const DraftRemovedReply = z.object({ success: z.literal(true).meta({ examples: [true] }) });
export type DraftRemovedReply = z.infer<typeof DraftRemovedReply>;

export const PublishedReply = z.object({ edition: EditionEntry, verdictsAdded: z.number().int() });
export type PublishedReply = z.infer<typeof PublishedReply>;

/** A verdict with all its inputs, which can be verified without us (`npm run verify-receipt`). */
export const VerdictReceipt = z.object({
  /** Those of form 2 state the day of judging. */
  format: z.enum(['tayyib-receipt-1', 'tayyib-receipt-2']),
  isin: Isin,
  symbol: z.string(),
  name: z.string(),
  /** As computed; overrides are not part of a receipt. */
  status: StatusCode,
  receipt: z.string().regex(/^[0-9a-f]{64}$/),
  decidedAt: z.iso.datetime(),
  cause: z.string(),
  /** The day of judging: the age of the accounts and the standing of rules that look back follow from it. */
  judgedOn: Day.optional(),
  standard: StandardData,
  inputs: ReceiptInputs,
  /** By the key that also signs the module registry; see `signedReceiptText`. Absent in receipts given out before they were signed. */
  signature: z.object({ keyId: z.string(), value: z.base64() }).optional(),
});
export type VerdictReceipt = z.infer<typeof VerdictReceipt>;
