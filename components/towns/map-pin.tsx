import { __iconData as mapPin } from 'lucide-react/icons/map-pin';
import { Icon } from '@/components/ui/icon';

/** The mark of the way to a place, at the size of a small button. */
export function MapPin() {
  return <Icon drawing={mapPin} className="size-4" />;
}
