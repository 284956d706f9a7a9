import { createShellConfig } from '@tayyib/webpack';

export default createShellConfig();
