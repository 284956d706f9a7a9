import { requestDtx } from './MeshLink';

const described = (fmtp: string) =>
  ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111 0', 'a=rtpmap:111 opus/48000/2', fmtp, 'a=fmtp:0 x=1', ''].join(
    '\r\n',
  );

it('requests discontinuous transmission, once, and changes nothing else', () => {
  const requested = requestDtx(described('a=fmtp:111 minptime=10;useinbandfec=1'));
  expect(requested).toBe(described('a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1'));
  expect(requestDtx(requested)).toBe(requested);
});

it('leaves a description without Opus as it is', () => {
  expect(requestDtx('v=0\r\na=fmtp:0 x=1\r\n')).toBe('v=0\r\na=fmtp:0 x=1\r\n');
});
