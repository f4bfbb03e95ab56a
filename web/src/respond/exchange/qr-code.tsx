import encodeQR from 'qr';
import classes from './exchange.module.css';

/** One QR code with its quiet zone, always black on white. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const path = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg
      className={`hg-block hg-full ${classes.code}`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
