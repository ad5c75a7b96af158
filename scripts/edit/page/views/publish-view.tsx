import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { Changes, Progress, PublishMode, PublishRequest } from '../../api';
import { withProgress } from '../../with-progress';
import { AnnounceContext } from '../announce';
import { get, postForLines, sayOf } from '../ask';
import { ModeChoice } from '../publish/mode-choice';
import { Steps } from '../publish/steps';
import { Dialog } from '../shell/dialog';
import { ViewTitle } from '../shell/view-title';

/** How long to wait before asking how far it is, in milliseconds. */
const patience = 2000;

/** What publishing would change, and publishing it. */
export function PublishView() {
  const announce = useContext(AnnounceContext);
  const [changes, setChanges] = useState<Changes>();
  const load = useCallback(() => {
    get<Changes>('changes').then(setChanges, (error) =>
      announce({ say: sayOf(error), isProblem: true }),
    );
  }, [announce]);
  useEffect(load, [load]);
  return (
    <>
      <ViewTitle title="Publish" />
      {changes && <Publishing changes={changes} onDone={load} />}
    </>
  );
}

function Publishing({ changes, onDone }: { changes: Changes; onDone: () => void }) {
  const announce = useContext(AnnounceContext);
  const { words, can, isRunning } = changes;
  const [mode, setMode] = useState<PublishMode>(changes.mode ?? (can.git ? 'git' : 'folder'));
  const [store, setStore] = useState(changes.store);
  const [ownSteps, setSteps] = useState<Progress[]>();
  const steps = ownSteps ?? changes.steps;
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useRef(false);

  // It goes on when the owner looks at something else in the meantime.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(onDone, patience);
    return () => clearInterval(timer);
  }, [isRunning, onDone]);

  async function run(path: 'publish' | 'rollback') {
    setIsAsking(false);
    if (isBusy.current || isRunning) return;
    isBusy.current = true;
    setSteps([]);
    announce({ say: '' });
    try {
      const request: PublishRequest = { mode, store };
      for await (const report of postForLines<Progress>(path, request)) {
        setSteps((known = []) => withProgress(known, report));
      }
    } catch (error) {
      announce({ say: sayOf(error), isProblem: true });
    } finally {
      isBusy.current = false;
      onDone();
    }
  }

  return (
    <div className="*:not-last:mb-8">
      <section>
        <h2 className="text-xl">What changes on the site</h2>
        {words.length > 0 ? (
          <ul className="mt-2 list-disc pl-5">
            {words.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2">Nothing since you last published.</p>
        )}
      </section>
      <ModeChoice can={can} mode={mode} store={store} onMode={setMode} onStore={setStore} />
      <div>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={isRunning || undefined}
            className={buttonStyles()}
            onClick={() => run('publish')}
          >
            Publish
          </button>
          {mode === 'store' && (
            <button
              type="button"
              className={buttonStyles({ variant: 'attraction' })}
              onClick={() => setIsAsking(true)}
            >
              Roll back
            </button>
          )}
        </div>
        <div role="status">{steps.length > 0 && <Steps steps={steps} />}</div>
      </div>
      {isAsking && (
        <Dialog title="Put the version before online again?" onClose={() => setIsAsking(false)}>
          <p>
            Visitors then see the site as it was before you last published. What you saved here
            stays.
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles()} onClick={() => run('rollback')}>
              Roll back
            </button>
            <button
              type="button"
              className={buttonStyles({ variant: 'attraction' })}
              onClick={() => setIsAsking(false)}
            >
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
