import { createRemoteConfig } from '@tayyib/webpack';

export default createRemoteConfig('portfolio');
