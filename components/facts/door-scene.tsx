import { routes } from '@/lib/routes';

/** What to see of the scene when it is dark: all of it, the two at the door, the road there, or nobody. */
type AfterDark = 'night' | 'door' | 'road' | 'shut';

/** The notary at somebody's door, drawn by hand, by day unless it says otherwise; decorative. */
export function DoorScene({ at }: { at?: AfterDark }) {
  return (
    <img
      src={at ? `${routes.doorScene}#${at}` : routes.doorScene}
      alt=""
      width="640"
      height="200"
      loading={at && 'lazy'}
      className={at ? 'block size-full' : 'block h-auto w-full'}
    />
  );
}

/** Beside the title of a page that isn't there. */
export function ShutDoor() {
  return (
    <div className="certificate aspect-3/2 lg:aspect-5/4 print:hidden">
      <DoorScene at="shut" />
    </div>
  );
}
