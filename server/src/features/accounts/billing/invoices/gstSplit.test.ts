import fc from 'fast-check';
import { gstSplit } from './gstSplit';

const paise = fc.integer({ min: 0, max: 100_000_000 });

it('adds up to the price to the paisa, with equal halves within a state', () => {
  fc.assert(
    fc.property(paise, fc.boolean(), (totalPaise, isBetweenStates) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = gstSplit(totalPaise, { isBetweenStates });
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(totalPaise);
      expect(cgstPaise).toBe(sgstPaise);
      expect(isBetweenStates ? cgstPaise : igstPaise).toBe(0);
      expect(Math.abs(taxablePaise * 0.18 - (totalPaise - taxablePaise))).toBeLessThanOrEqual(1.2);
    }),
  );
});

it('the split of GST is what an accountant works out', () => {
  expect(gstSplit(118_00, { isBetweenStates: true })).toEqual({
    taxablePaise: 100_00,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 18_00,
  });
  expect(gstSplit(118_00, { isBetweenStates: false })).toMatchObject({
    taxablePaise: 100_00,
    cgstPaise: 9_00,
    sgstPaise: 9_00,
  });
});
