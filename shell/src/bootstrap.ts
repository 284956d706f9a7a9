import { getInstance } from '@module-federation/enhanced/runtime';
import { startShell } from './app/startShell';
import { federatedLoader } from './loading/federatedLoader';

const federation = getInstance();
if (!federation) throw new Error('The federation runtime of this page has not started.');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
startShell({ loadModule: federatedLoader(federation, nonce), nonce });
