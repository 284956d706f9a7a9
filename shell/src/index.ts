import '@tayyib/shared/theme.css';
import { startShell } from './app/startShell';
import { federationOnDemand } from './loading/federation/federationOnDemand';
import { pageNonce, applyTheme, savedTheme } from './theme/pageTheme';

const { loadModule, prepare } = federationOnDemand(pageNonce());

applyTheme(savedTheme()); // before the first paint
startShell({ loadModule, prepareModules: prepare });
