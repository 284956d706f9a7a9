import '@testing-library/jest-dom';
import '@testing-library/react'; // cleans up after each test
import { toHaveNoViolations } from 'jest-axe';
import './testingLibrary';

expect.extend(toHaveNoViolations);
