import '@tayyib/shared/theme.css';
import { startShell } from './app/startShell';
import { federationOnDemand } from './loading/federation/federationOnDemand';
import { pageNonce } from './theme/pageTheme';

const { loadModule, prepare } = federationOnDemand(pageNonce());

startShell({ loadModule, prepareModules: prepare });
