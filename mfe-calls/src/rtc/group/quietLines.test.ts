import { quietLines } from './quietLines';

const described = (fmtp: string) =>
  ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111 0', 'a=rtpmap:111 opus/48000/2', fmtp, 'a=fmtp:0 x=1', ''].join(
    '\r\n',
  );

it('asks for silence where nobody speaks, once, and for nothing else', () => {
  const asked = quietLines(described('a=fmtp:111 minptime=10;useinbandfec=1'));
  expect(asked).toBe(described('a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1'));
  expect(quietLines(asked)).toBe(asked);
});

it('leaves a description without Opus as it is', () => {
  expect(quietLines('v=0\r\na=fmtp:0 x=1\r\n')).toBe('v=0\r\na=fmtp:0 x=1\r\n');
});
