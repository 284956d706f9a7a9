import type { Citation } from '../types';

/** Pages more than one edition cites, all read on the same day. */
export const readOn = '2026-11-21';

export const shariahSecurities: Citation = {
  title: 'Shariah Securities: screening norms of eight bodies',
  address: 'https://shariahsecurities.com/shariah-screening-norms/',
  standing: 'second hand',
  readOn,
};

/** What every edition has to say of interest-bearing securities. */
export const securitiesReading =
  'Filings do not say which investments bear interest. Cash counts in any case; with all investments added the sum is as large as it can be. Within the limit even then it passes, cash alone beyond the limit fails, anything between is under review.';

/** What every edition over market capitalisation has to say of its window. */
export const windowReading = (months: number) =>
  `Averages over ${months} months are taken as published, or made of shorter published windows that follow each other without a gap, weighed by their months. Where they do not fill ${months} months the ratio is not known; no other window stands in.`;

/** States that only the body itself gives its verdicts. */
export const ownReading = (body: string) =>
  `This is our reading of rules published by ${body} or told of it, on the facts Indian filings hold; it is not a verdict of ${body}.`;

/** By when listed companies must publish their accounts. */
export const listingRegulations: Citation = {
  title:
    'SEBI (Listing Obligations and Disclosure Requirements) Regulations 2015, regulation 33 (3) (d): annual audited results within sixty days from the end of the financial year',
  address: 'https://www.taxtmi.com/tmi_blog_details?id=548880',
  standing: 'second hand',
  readOn: '2026-11-23',
};
