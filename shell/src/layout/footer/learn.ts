interface TextLink {
  to: string;
  title: string;
  /** Hidden from signed-in users. */
  isForVisitors?: boolean;
}

/** Articles about the method. */
export const learn: readonly TextLink[] = [
  { to: '/halal', title: 'Halal stocks' },
  { to: '/blog', title: 'Blog' },
  { to: '/Why_Choose_Tayyib', title: 'Why choose us', isForVisitors: true },
  { to: '/Screening_Criteriaall', title: 'Screening criteria', isForVisitors: true },
  { to: '/ScreeningCriteriapage', title: 'Criteria in short' },
  { to: '/ShariahCompliantInvesting', title: 'Shariah compliant investing' },
  { to: '/Purification', title: 'Purification' },
  { to: '/Top5Benefits', title: 'Top 5 benefits' },
];
