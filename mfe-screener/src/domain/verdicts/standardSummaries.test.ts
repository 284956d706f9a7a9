import { standards } from '@tayyib/shared/shariah';
import { standardSummaries } from './standardSummaries';

it.each(standards.map((standard) => [standard.id, standard] as const))(
  'states the debt limit of %s as its rules do',
  (id, { ratios }) => {
    const [debt] = ratios;
    const percent = `${Math.floor((debt?.limit ?? NaN) * 1000) / 10}%`;
    expect(standardSummaries[id]).toContain(`${debt?.limitInclusive ? 'up to' : 'below'} ${percent}`);
  },
);
