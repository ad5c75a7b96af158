import { routes } from '@/lib/routes';

/** By night: the whole scene, the two at the door, the road there, or a door with nobody at it. */
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

/** A closed door, beside the title of the page not found. */
export function ShutDoor() {
  return (
    <div className="certificate aspect-3/2 lg:aspect-5/4 print:hidden">
      <DoorScene at="shut" />
    </div>
  );
}
