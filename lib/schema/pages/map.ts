import { group } from '../labeled';
import { words } from './copy';

/** content/pages/map.yaml: the box that loads a Google map, on any page. */
export const mapBox = group('Google map', {
  note: words(80).describe('Below the map, after a link to it, until the map is shown.'),
  failed: words(80, 'If it fails').describe("If the map doesn't load."),
});
