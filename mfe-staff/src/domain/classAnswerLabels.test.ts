import { standardIds } from '@tayyib/shared/shariah';
import { previewInWords } from './classAnswerLabels';

const moves = { compliant: 0, nonCompliant: 36, underReview: 0 };

it('says once what a decision moves alike by several standards', () => {
  const byAll = standardIds.map((standard) => ({ standard, ...moves }));
  expect(previewInWords({ judged: 36, moved: 36, byStandard: byAll })).toBe(
    '36 of 36 companies get another verdict. Every standard: 36 not compliant.',
  );
  const bySome = [
    { standard: 'TASIS' as const, ...moves },
    { standard: 'AAOIFI' as const, compliant: 1, nonCompliant: 0, underReview: 2 },
    { standard: 'MSCI' as const, ...moves },
  ];
  expect(previewInWords({ judged: 1, moved: 1, byStandard: bySome })).toBe(
    '1 of 1 company gets another verdict. TASIS, MSCI: 36 not compliant. AAOIFI: 1 compliant, 2 under review for something else.',
  );
});

it('says that nothing moves', () => {
  expect(previewInWords({ judged: 36, moved: 0, byStandard: [] })).toBe(
    'No company gets another verdict by it today.',
  );
});
