import { color } from '@/lib/drawing/palette';
import type { Seal } from '@/lib/drawing/seal';
import { sealBox, sealLines, wordsRadius } from '@/lib/drawing/seal-drawing';
import { svgFile } from '@/lib/drawing/svg';
import type { ShareImage } from '@/lib/pages/share-images';

const gold = color('gold-700');
/** Satori supports only inline styles and flexbox. */
const filled = { display: 'flex', flex: 1 } as const;
const framed = { ...filled, border: `2px solid ${color('gold-400')}` };

export function ShareCard({ image, brand }: { image: ShareImage; brand: string }) {
  const { title, eyebrow, seal } = image;
  const text = { marginTop: 16, fontSize: titleSize(title), lineHeight: 1.12 };
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: 28,
        background: color('cream-100'),
        color: color('navy-950'),
        fontFamily: 'headings',
      }}
    >
      <div style={{ ...framed, padding: 6 }}>
        <div
          style={{
            ...framed,
            alignItems: 'center',
            gap: 40,
            padding: '0 56px',
            background: color('cream-50'),
          }}
        >
          <div style={{ ...filled, flexDirection: 'column' }}>
            <div style={{ fontSize: 30, color: gold }}>{eyebrow}</div>
            <div style={{ ...text, textWrap: 'balance' }}>{title}</div>
            <div style={{ marginTop: 40, fontSize: 34 }}>{brand}</div>
          </div>
          <SealPicture seal={seal} />
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
function SealPicture({ seal }: { seal: Seal }) {
  const { ring, middle } = seal;
  const look = { width: 760, height: 760, viewBox: sealBox, fill: 'none', stroke: gold };
  const svg = svgFile({ ...look, 'stroke-width': '.5' }, sealLines(seal, 's'));
  const drawing = Buffer.from(svg).toString('base64');
  return (
    <div style={{ display: 'flex', position: 'relative', width: side, height: side }}>
      {/* biome-ignore lint/a11y/useAltText: part of a picture; its page says what it shows */}
      <img src={`data:image/svg+xml;base64,${drawing}`} width={side} height={side} />
      {[...ring].map((letter, index) => {
        const turn = index / ring.length;
        const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
        const radius = wordsRadius + 4;
        const look = { fontSize: 9 * unit, color: gold, transform: `rotate(${turn * 360}deg)` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place
          <div key={index} style={{ ...centered(radius * sin, -radius * cos), ...look }}>
            {letter}
          </div>
        );
      })}
      {middle && (
        <>
          <div style={{ ...centered(0, -4), fontSize: 34 * unit }}>{middle.number}</div>
          <div style={{ ...centered(0, 19), fontSize: 9 * unit, color: gold }}>
            {middle.unit.toUpperCase()}
          </div>
        </>
      )}
    </div>
  );
}

/** A box around a point of the seal, with its content in the middle. */
function centered(x: number, y: number) {
  return {
    display: 'flex',
    position: 'absolute',
    left: (x + 70) * unit,
    top: (y + 80) * unit,
    width: 60 * unit,
    height: 40 * unit,
    alignItems: 'center',
    justifyContent: 'center',
  } as const;
}
