import { MetalPricesReply } from '@tayyib/shared/contracts';
import type { EndpointRows } from '@tayyib/shared/endpoint-rows';
import { sampleApi } from '../api/sampleApi';

/** Every endpoint of this module, which the contract tests send to the server. */
export const endpointRows: EndpointRows = {
  getSample: {
    as: 'free',
    route: 'GET /api/metals',
    reply: MetalPricesReply,
    ask: (send) => send(sampleApi.endpoints.getSample.initiate()),
  },
};
