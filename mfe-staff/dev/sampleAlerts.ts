import type { ScannerAddressReply, StaffAlertsReply } from '@tayyib/shared/contracts';

/** What the alerts page shows in the standalone scenarios. */
export const sampleAlerts: StaffAlertsReply = {
  scanners: [
    {
      id: '3a0f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c6d',
      name: 'Short term breakouts',
      isPaused: false,
      createdAt: '2026-11-01T05:00:00.000Z',
      lastAt: '2026-11-23T09:04:00.000Z',
    },
  ],
  broadcasts: [
    {
      id: '8b1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c6d',
      title: 'Markets are closed on Friday',
      text: 'Closes come again on Monday.',
      link: null,
      image: null,
      at: '2026-11-20T05:00:00.000Z',
      recipients: 1204,
    },
  ],
};

export const sampleAddress: ScannerAddressReply = {
  scanner: {
    id: '3a0f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c6d',
    name: 'Short term breakouts',
    isPaused: false,
    createdAt: '2026-11-01T05:00:00.000Z',
    lastAt: null,
  },
  address: 'https://tayyib.example/api/hooks/scanners/shown-only-once',
};
