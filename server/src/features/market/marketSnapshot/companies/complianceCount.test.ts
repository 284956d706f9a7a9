import { complianceOf, noAgedBadges } from './complianceCount';

const counts = (compliant: number, notCompliant: number, underReview: number) =>
  complianceOf({
    ...noAgedBadges(),
    byBadge: { compliant, non_compliant: notCompliant, under_review: underReview },
  }).compliantShare;

it('a count of compliance has a share only where at least a tenth of the companies is decided', () => {
  expect(counts(4, 0, 222)).toBeNull();
  expect(counts(1, 0, 9)).toBe(1);
  expect(counts(3, 1, 0)).toBe(0.75);
  expect(counts(0, 0, 5)).toBeNull();
});
