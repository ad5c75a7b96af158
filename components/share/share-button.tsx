import { Island } from '@/components/islands/island';
import { shareButton } from './share-button.client';

export function ShareButton() {
  return (
    <Island of={{ shareButton }} className="unscripted:hidden" props={{}}>
      <button type="button" className="cursor-pointer py-0.5 text-link">
        Share this page
      </button>
      <p role="status" className="wrap-anywhere" />
    </Island>
  );
}
