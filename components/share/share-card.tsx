import { color, type Palette } from '@/lib/drawing/palette';
import { sealLines, wordsRadius } from '@/lib/drawing/seal';
import type { ShareImage } from '@/lib/pages/share-images';

interface Props {
  image: ShareImage;
  brand: string;
  palette: Palette;
}

/** The sheet of a share image, for Satori, which supports only inline styles and flexbox. */
export function ShareCard({ image, brand, palette }: Props) {
  const { title, eyebrow } = image;
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
          <SealPicture image={image} gold={gold} />
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

/** The seal's diameter in pixels, and the units of its drawing. */
const side = 380;
const unit = side / 200;

/** The seal, its words set letter by letter: Satori has no text on a path. */
function SealPicture({ image: { seal, words }, gold }: { image: ShareImage; gold: string }) {
  const { ring, middle } = words;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="760" height="760" viewBox="-100 -100 200 200" fill="none" stroke="${gold}" stroke-width=".5">${sealLines(seal, 's', words)}</svg>`;
  const drawing = Buffer.from(svg).toString('base64');
  return (
    <div style={{ display: 'flex', position: 'relative', width: side, height: side }}>
      {/* biome-ignore lint/a11y/useAltText: part of a picture; its page says what it shows */}
      <img src={`data:image/svg+xml;base64,${drawing}`} width={side} height={side} />
      {[...ring].map((letter, index) => {
        const degrees = (index / ring.length) * 360;
        const angle = (degrees * Math.PI) / 180;
        const place = (wordsRadius + 4) * unit;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place
            key={index}
            style={{
              ...centered(side / 2 + place * Math.sin(angle), side / 2 - place * Math.cos(angle)),
              fontSize: 9 * unit,
              color: gold,
              transform: `rotate(${degrees}deg)`,
            }}
          >
            {letter}
          </div>
        );
      })}
      {middle && (
        <>
          <div style={{ ...centered(side / 2, side / 2 - 4 * unit), fontSize: 34 * unit }}>
            {middle.number}
          </div>
          <div
            style={{ ...centered(side / 2, side / 2 + 19 * unit), fontSize: 9 * unit, color: gold }}
          >
            {middle.unit.toUpperCase()}
          </div>
        </>
      )}
    </div>
  );
}

/** A box around a point, with its content in the middle. */
function centered(x: number, y: number) {
  const width = 60 * unit;
  const height = 40 * unit;
  return {
    display: 'flex',
    position: 'absolute',
    left: x - width / 2,
    top: y - height / 2,
    width,
    height,
    alignItems: 'center',
    justifyContent: 'center',
  } as const;
}
