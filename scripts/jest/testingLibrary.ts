import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a wait is looking again: it prints the page itself, once, should it run out of time. */
function isLookingAgain() {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

function missingElement(message: string | null, container: Element) {
  if (!isLookingAgain()) return getElementError(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

// a busy machine is not a failure: every wait is for a state, and ends as soon as that is there
configure({ asyncUtilTimeout: 120_000, getElementError: missingElement });
