import { QRCodeSVG } from '@rc-component/qrcode';

/** A text as a QR code: black on white in either theme, with the margin that cameras need. Loaded lazily. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <QRCodeSVG
      value={text}
      size={200}
      level="M"
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#000000"
      role="img"
      aria-label={label}
    />
  );
}
