/** The features that the premium dialog lists. */
export const premiumFeatures: readonly string[] = [
  'Detailed Shariah screening with financial ratios',
  'Star-based Shariah rating',
  'Detailed filters',
  'Detailed stock overview: fundamentals, technicals, SWOT and growth projections',
  'Priority support',
  'One-on-one Shariah consultation',
  'Portfolio compliance and purification overview',
  'Community',
  'Shariah stocks of the major indices',
  'Premium webinars and lectures',
  'Unified login with cloud sync across mobile and desktop',
];
