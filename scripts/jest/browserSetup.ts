import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

// the first page of a file loads antd, which takes a slow machine with cold caches far longer than a visitor waits
configure({ asyncUtilTimeout: 45_000 });
expect.extend(toHaveNoViolations);
