import { routes } from '@/lib/routes';

/**
 * The notary at somebody's door, drawn by hand; decorative.
 *
 * @param at by day, unless it says otherwise.
 */
export function Visit({ at }: { at?: 'night' | 'shut' }) {
  return (
    <img
      src={at ? `${routes.visit}#${at}` : routes.visit}
      alt=""
      width="640"
      height="200"
      loading={at && 'lazy'}
      className="block h-auto w-full"
    />
  );
}

/** Beside the title of a page that isn't there. */
export function ShutDoor() {
  return (
    <div className="certificate print:hidden">
      <Visit at="shut" />
    </div>
  );
}
