/** One feature of the premium dialog. */
interface PremiumFeature {
  text: string;
  /** Planned, and not part of any plan yet. */
  isComing?: boolean;
}

/** The features that the premium dialog lists (from the spec). */
export const premiumFeatures: readonly PremiumFeature[] = [
  { text: 'Detailed Shariah screening with financial ratios' },
  { text: 'Star-based Shariah rating' },
  { text: 'Detailed filters' },
  { text: 'Detailed stock overview: fundamentals, technicals, SWOT and growth projections' },
  { text: 'Priority support', isComing: true },
  { text: 'One-on-one Shariah consultation' },
  { text: 'Portfolio compliance and purification overview' },
  { text: 'Community' },
  { text: 'Shariah stocks of the major indices' },
  { text: 'Premium webinars and lectures', isComing: true },
  { text: 'Unified login with cloud sync across mobile and desktop' },
];
