import { sourceFiles } from './sourceFiles';

/** Addresses of the plans that a payment does not lead back from. */
const PLAIN = /['"`]\/plans?['"`?]/;

it('parts of modules that a plan opens lead back to the page that was wanted', () => {
  const plain = sourceFiles(
    /^(?:(?:mfe-[^/]+|module-template)\/src|shared\/src\/parts)\/.*(?<!\.test)\.tsx?$/,
  )
    .filter(({ text }) => PLAIN.test(text))
    .map(({ path }) => path);
  // PlansLink and plansOnTheWayTo write the address
  expect(plain).toEqual([]);
});
