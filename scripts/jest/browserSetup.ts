import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

configure({ asyncUtilTimeout: 10_000 });
expect.extend(toHaveNoViolations);
