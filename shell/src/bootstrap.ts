import { getInstance } from '@module-federation/enhanced/runtime';
import { startShell } from './app/startShell';
import { federatedLoader } from './loading/federatedLoader';
import { lendFederationRuntime } from './loading/lendFederationRuntime';
import { pageNonce } from './theme/pageNonce';

const federation = getInstance();
if (!federation) throw new Error('The federation runtime of this page has not started.');

lendFederationRuntime();
startShell({ loadModule: federatedLoader(federation, pageNonce()) });
