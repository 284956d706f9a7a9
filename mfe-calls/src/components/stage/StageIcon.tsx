/** The outlines of the stage's icons, on a grid of 24 by 24. */
const outlines = {
  microphone: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5 11a7 7 0 0 0 14 0M12 18v3',
  microphoneOff:
    'M9 9v3a3 3 0 0 0 5 2M15 11V6a3 3 0 0 0-6-.7M5 11a7 7 0 0 0 11.5 5.3M19 11v1M12 18v3M3 3l18 18',
  camera: 'M3 7h12v10H3zM15 11l6-4v10l-6-4',
  cameraOff: 'M7 7H3v10h12v-2M11 7h4v4l6-4v10l-3-2M3 3l18 18',
  share: 'M3 5h18v11H3zM8 20h8M12 13V8M9.5 10 12 7.5 14.5 10',
  stopSharing: 'M3 5h18v11H3zM8 20h8M9.5 8l5 5M14.5 8l-5 5',
  chat: 'M4 5h16v11H9l-5 4z',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c0-3 3-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5M18 14c2 .7 3 2.500 3 5',
  layout: 'M3 5h18v14H3zM14 5v14M14 12h7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  hangUp: 'M3 14c0-2 4-4 9-4s9 2 9 4v2l-5-1v-3M8 12v3l-5 1v-2',
  hand: 'M8 12V6a1.500 1.500 0 0 1 3 0v5V4.500a1.500 1.500 0 0 1 3 0V11V6a1.500 1.500 0 0 1 3 0v8a6 6 0 0 1-6 6c-3 0-4-1-7-6a1.500 1.500 0 0 1 2.500-1.500L8 14',
  reaction: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.500 14.500a4.500 4.500 0 0 0 7 0M9 9.500h.01M15 9.500h.01',
  small: 'M4 4h16v16H4zM12 12h8v8',
  large: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  picture: 'M3 5h18v14H3zM12 12h7v5h-7z',
  close: 'M6 6l12 12M18 6 6 18',
  up: 'M7 14l5-5 5 5',
} as const;

export type StageIconName = keyof typeof outlines;

/** An icon of the stage; the control around it names what it does. */
export function StageIcon({ name }: { name: StageIconName }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
