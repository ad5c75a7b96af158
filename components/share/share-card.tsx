import { color, type Palette } from '@/lib/drawing/palette';
import { sealDrawing } from '@/lib/drawing/seal';
import type { SealNumbers } from '@/lib/drawing/seal-numbers';
import type { ShareImage } from '@/lib/pages/share-images';

interface Props {
  image: ShareImage;
  brand: string;
  palette: Palette;
}

/** The sheet of a share image, for Satori, which supports only inline styles and flexbox. */
export function ShareCard({ image, brand, palette }: Props) {
  const { title, eyebrow, seal } = image;
  const gold = color(palette, 'gold-700');
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: 28,
        background: color(palette, 'cream-100'),
        color: color(palette, 'navy-950'),
        fontFamily: 'headings',
      }}
    >
      <div
        style={{
          display: 'flex',
          flex: 1,
          padding: 6,
          border: `2px solid ${color(palette, 'gold-400')}`,
        }}
      >
        <div
          style={{
            display: 'flex',
            flex: 1,
            alignItems: 'center',
            gap: 40,
            padding: '0 56px',
            background: color(palette, 'cream-50'),
            border: `2px solid ${color(palette, 'gold-400')}`,
          }}
        >
          <div style={{ display: 'flex', flex: 1, flexDirection: 'column' }}>
            <div style={{ fontSize: 30, color: gold }}>{eyebrow}</div>
            <div
              style={{
                marginTop: 16,
                fontSize: titleSize(title),
                lineHeight: 1.12,
                textWrap: 'balance',
              }}
            >
              {title}
            </div>
            <div style={{ marginTop: 40, fontSize: 34 }}>{brand}</div>
          </div>
          {/* biome-ignore lint/a11y/useAltText: part of a picture; its page says what it shows */}
          <img src={sealImage(seal, gold)} width={380} height={380} />
        </div>
      </div>
    </div>
  );
}

/** The size of the title in pixels: smaller for a long one, so that each fits in four lines. */
function titleSize(title: string): number {
  if (title.length > 48) return 54;
  return title.length > 30 ? 64 : 80;
}

function sealImage(seal: SealNumbers, stroke: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="760" height="760" viewBox="-100 -100 200 200" fill="none" stroke="${stroke}" stroke-width=".5">${sealDrawing(seal, 's')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
