import { deliveryHost } from '../../lib/contact/delivery';
import type { ContentWithLines } from '../../lib/content/read-content';
import { type GoLiveNote, inBusiness } from './item';

/** Where messages go, once the owner lets the form deliver them. */
export function deliveryNotes(read: ContentWithLines): GoLiveNote[] {
  const host = deliveryHost(read.record);
  if (host === undefined) return [];
  const { file, line } = inBusiness(read, 'delivery');
  return [
    {
      file,
      line,
      say: `The message form sends what visitors write to ${host}, and the privacy policy says so (\`updated\` in content/legal/privacy-policy.md is the day on which that began). Send yourself a message from the finished site: only then do you know that it arrives.`,
    },
  ];
}
