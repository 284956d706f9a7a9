import '@testing-library/jest-dom';
import '@testing-library/react'; // cleans up after each test
import { toHaveNoViolations } from 'jest-axe';
import { configure, getConfig } from '@testing-library/react';
import { stopCacheListeners } from '../../shared/src/realtime/listenWhileCached';

expect.extend(toHaveNoViolations);

const { getElementError } = getConfig();

/** Whether this is a retry within a wait, which prints the page itself when it times out. */
function isRetrying() {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

function missingElement(message: string | null, container: Element) {
  if (!isRetrying()) return getElementError(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

// a busy machine is not a failure: every wait ends as soon as its state is reached
configure({ asyncUtilTimeout: 120_000, getElementError: missingElement });

// modules are shared between files: the connection of the next file must not refetch what this one cached
afterAll(stopCacheListeners);
