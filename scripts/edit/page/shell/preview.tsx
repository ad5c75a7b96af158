import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';

const widths = { Phone: 390, Desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices: Device[] = ['Phone', 'Desktop'];

interface Props {
  /** Where pages can be previewed; undefined while that starts. */
  origin: string | undefined;
  /** The path of the page that is shown. */
  page: string;
  /** Changes with each save, so that the page loads again. */
  revision: number;
}

/** The page that shows what is being edited, as wide as on a phone or a desktop, made to fit. */
export function Preview({ origin, page, revision }: Props) {
  const [device, setDevice] = useState<Device>('Phone');
  const [space, room] = useRoom();
  const width = widths[device];
  const scale = Math.min(1, room.width / width);
  return (
    <section aria-label="Preview" className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <fieldset className="flex gap-2">
          <legend className="sr-only">Width of the preview</legend>
          {devices.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === device}
              className={buttonStyles({
                variant: name === device ? 'schedule' : 'attraction',
                size: 'sm',
              })}
              onClick={() => setDevice(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {origin && (
          <a className="text-link text-sm" href={`${origin}${page}`} target="_blank" rel="noopener">
            Open in a new tab
          </a>
        )}
      </div>
      <div ref={space} className="relative min-h-0 flex-1 overflow-hidden">
        {origin && room.width > 0 ? (
          <div
            className="mx-auto overflow-hidden rounded-md border border-cream-200 bg-cream-50"
            style={{ width: width * scale, height: room.height }}
          >
            <iframe
              key={revision}
              title={`Preview of ${page}`}
              src={`${origin}${page}`}
              className="origin-top-left"
              style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
            />
          </div>
        ) : (
          <p>The preview is starting…</p>
        )}
      </div>
    </section>
  );
}

/** An element to measure, and how large it is. */
function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, room] as const;
}
