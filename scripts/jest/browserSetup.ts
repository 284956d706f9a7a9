import '@testing-library/jest-dom';
import '@testing-library/react'; // cleans up after each test
import { configure } from '@testing-library/react';
import { stopCacheListeners } from '../../shared/src/sdk/realtime/listenWhileCached';

/**
 * How long a `findBy…` or `waitFor` goes on: locally long enough for two workers on a busy machine, so that a missing element fails in
 * seconds; in CI long enough for a machine that others use at the same time.
 */
const WAIT_MS = process.env['CI'] === undefined ? 5_000 : 60_000;

// every component is mounted twice, as in development: an effect that does not undo itself is found by its test
configure({ asyncUtilTimeout: WAIT_MS, reactStrictMode: true });

// modules are shared between files: the connection of the next file must not refetch what this one cached
afterAll(stopCacheListeners);
