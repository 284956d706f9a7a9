import { refusalOf, type AccessFacts, type AccessLevel } from './access';

/**
 * Who sees which part of what is known of a stock. The one decision behind the public page, the page of a stock, lists, reasons,
 * exports of reasons and the API: whoever shows one of these parts asks `sees`.
 */
export const stockDetail = {
  /**
   * The verdict by each standard, its grade, the age of its accounts, what is missing, the last close and compliant alternatives. A
   * reason in words: on which side of which limit a ratio is, never the ratio itself.
   */
  answer: 'public',
  /** Lines of business, what a verdict rests on, its sources and its receipt. */
  evidence: 'user',
  /**
   * The ratios of a verdict, also those in its reasons, its stars, its history, and the multiples of the share. One company is worked in
   * full on the home page, as an example for everyone.
   */
  ratios: 'premium',
} as const satisfies Record<string, AccessLevel>;

/** Whether a viewer sees that part. A visitor is null. */
export const sees = (part: keyof typeof stockDetail, viewer: AccessFacts | null): boolean =>
  refusalOf(stockDetail[part], viewer) === null;
