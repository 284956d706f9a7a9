import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  Broadcast,
  BroadcastBody,
  Scanner,
  ScannerAddressReply,
  StaffAlertsReply,
} from '@tayyib/shared/contracts';

const path = (id: string, rest = '') => `staff/alerts/scanners/${encodeURIComponent(id)}${rest}`;

/** The endpoints of the alerts page. */
export const alertsApi = api.enhanceEndpoints({ addTagTypes: ['StaffAlerts'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getStaffAlerts: build.query<StaffAlertsReply, void>({
      query: () => 'staff/alerts',
      providesTags: ['StaffAlerts'],
    }),
    uploadAlertPicture: build.mutation<{ image: string }, File>({
      query: (body) => ({ url: 'staff/alerts/picture', method: 'PUT', body }),
    }),
    sendBroadcast: build.mutation<Broadcast, BroadcastBody>({
      query: (body) => ({ url: 'staff/alerts/broadcasts', method: 'POST', body }),
      invalidatesTags: ['StaffAlerts'],
    }),
    addScanner: build.mutation<ScannerAddressReply, string>({
      query: (name) => ({ url: 'staff/alerts/scanners', method: 'POST', body: { name } }),
      invalidatesTags: ['StaffAlerts'],
    }),
    replaceScannerAddress: build.mutation<ScannerAddressReply, string>({
      query: (id) => ({ url: path(id, '/address'), method: 'POST' }),
      invalidatesTags: ['StaffAlerts'],
    }),
    pauseScanner: build.mutation<Scanner, { id: string; isPaused: boolean }>({
      query: ({ id, isPaused }) => ({ url: path(id), method: 'PATCH', body: { isPaused } }),
      invalidatesTags: ['StaffAlerts'],
    }),
    removeScanner: build.mutation<{ success: true }, string>({
      query: (id) => ({ url: path(id), method: 'DELETE' }),
      invalidatesTags: ['StaffAlerts'],
    }),
    testScanner: build.mutation<{ success: true }, string>({
      query: (id) => ({ url: path(id, '/test'), method: 'POST' }),
    }),
  })),
});

export const {
  useGetStaffAlertsQuery,
  useUploadAlertPictureMutation,
  useSendBroadcastMutation,
  useAddScannerMutation,
  useReplaceScannerAddressMutation,
  usePauseScannerMutation,
  useRemoveScannerMutation,
  useTestScannerMutation,
} = alertsApi;
