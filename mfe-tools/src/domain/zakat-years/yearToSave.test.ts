import { hawlOf } from '../zakat/hawl';
import { inPaise, pricesUsed } from '../zakat/prices/pricesUsed';
import { firstWealth } from '../zakat/wealthLines';
import { calculateZakat } from '../zakat/zakat';
import { emptyForm, toSheet } from '../zakat/zakatForm';
import { yearToSave } from './yearToSave';

it('a saved zakat year stores the nisab of the due day, and the price it follows from', () => {
  const form = { ...emptyForm, cash: 500_000, startedOn: '2024-07-07' };
  const silver = { metal: 'silver', rupeesPerGram: 200, day: '2025-06-20', publisher: 'bulletin' } as const;
  const prices = pricesUsed(form, [{ ...silver, reason: 'then' }]);
  const hawl = hawlOf(form, form.settings, '2026-11-23');
  const result = calculateZakat(toSheet(form, hawl?.isComplete), inPaise(prices));
  expect(yearToSave(result, hawl, prices, { ...firstWealth, form })).toMatchObject({
    year: 1447,
    duePaise: 1_250_000,
    facts: {
      nisabPaise: 12_247_200,
      working: [
        { label: 'Cash: At hand' },
        { label: expect.stringMatching(/^Price of silver per gram, of 20 June? 2025$/), value: '₹200.00' },
        { label: 'Zakat due, at 2.5%' },
      ],
    },
  });
});
