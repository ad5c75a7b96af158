import { PlainIsland } from '@/components/ui/island';
import { shareButton } from './share-button.client';

export function ShareButton() {
  return (
    <PlainIsland
      of={shareButton}
      file="share/share-button"
      className="unscripted:hidden"
      props={{}}
    >
      <button type="button" className="cursor-pointer py-1 font-semibold text-link">
        Share this page
      </button>
      <p role="status" className="wrap-anywhere" />
    </PlainIsland>
  );
}
