import { useContext, useEffect, useState } from 'react';
import type { Likeness, LikenessRequest } from '../../api';
import { post } from '../ask';
import { Counter } from './control';
import { DraftContext } from './draft';

/** How long typing has to pause before a text is compared, in milliseconds. */
const pause = 600;

/** How much of a town's text another town has too, asked again whenever typing pauses. */
export function LikenessNote({ text }: { text: string }) {
  const { slug, value } = useContext(DraftContext);
  const [likeness, setLikeness] = useState<Likeness>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the text itself is compared
  useEffect(() => {
    if (!text) return;
    let isCurrent = true;
    const request: LikenessRequest = { slug, value: { ...value, intro: text } };
    const timer = setTimeout(
      () =>
        post<Likeness | null>('likeness', request).then(
          (found) => isCurrent && setLikeness(found ?? undefined),
          // Saving compares it as well.
          () => isCurrent && setLikeness(undefined),
        ),
      pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, slug]);

  if (!likeness) return null;
  const { percent, most, name } = likeness;
  const isOff = percent > most;
  const say = `${Math.round(percent)}% like the text of ${name}; at most ${most}%`;
  return (
    <div role="status">
      <Counter id="likeness" count={{ isOff, say: isOff ? `${say}: too much alike` : say }} />
    </div>
  );
}
