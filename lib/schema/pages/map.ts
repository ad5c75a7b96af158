import { file } from '../labeled';
import { words } from './copy';

/** content/pages/map.yaml: the box that loads a Google map, on any page. */
export const mapBox = file('Google map', {
  note: words(80, 'Below the map, after a link to it, until the map is shown.'),
  failed: words(80, "If the map doesn't load.", 'If it fails'),
});
