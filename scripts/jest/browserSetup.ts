import '@testing-library/jest-dom';
import '@testing-library/react'; // cleans the page up after each test
import { toHaveNoViolations } from 'jest-axe';
import './testingLibrary';

expect.extend(toHaveNoViolations);
