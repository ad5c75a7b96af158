import { browserVariables } from '../../../lib/islands/browser-variables';
import { addPicture } from '../add-picture';
import type { Outcome, Progress } from '../api';
import { listFiles, removeFile, upload } from '../public-files';
import { readChanges } from '../publish/changes';
import { publishChanges, rollBack } from '../publish/publish';
import { checkContent } from '../save/check-draft';
import { undo } from '../save/commit';
import { create, remove, rename } from '../save/pages';
import { save } from '../save/save';
import type { Session } from '../save/session';
import { showBlank, showSection, showState } from '../save/show';
import { withProgress } from '../with-progress';
import { Refused } from './guard';
import type { Preview } from './preview';
import * as ask from './requests';

export interface Editor {
  session: Session;
  preview: Preview;
}

/** What a GET request asks for, by the name at its end. */
export async function show({ session, preview }: Editor, name: string, query: object) {
  switch (name) {
    case 'state':
      return showState(session, preview.isReady() ? preview.origin : undefined);
    case 'section': {
      const section = showSection(session, String(Object(query).id));
      if (section) return section;
      throw new Refused(404, 'This page of the editor is gone: its file was renamed or removed.');
    }
    case 'blank':
      return showBlank(session, ask.blankQuery.parse(query).kind);
    case 'files':
      return listFiles(session);
    case 'changes':
      return {
        ...(await readChanges(session.root)),
        isRunning: session.isPublishing,
        steps: session.steps,
      };
    default:
      throw new Refused(404, 'There is nothing here.');
  }
}

/** What a POST request with JSON asks to be done. */
function act(session: Session, name: string, body: unknown) {
  switch (name) {
    case 'save': {
      const { redirects, ...request } = ask.saveRequest.parse(body);
      return save(session, { ...request, ...(redirects && { redirects }) });
    }
    case 'create':
      return create(session, ask.createRequest.parse(body));
    case 'rename':
      return rename(session, ask.renameRequest.parse(body));
    case 'remove':
      return remove(session, ask.removeRequest.parse(body));
    case 'undo':
      return undo(session, ask.undoRequest.parse(body).id);
    default:
      throw new Refused(404, 'There is nothing here.');
  }
}

/** What only the start of the preview reads: the words of the parts of a page that run as scripts. */
function readAtStart({ root }: Session): string {
  const { content } = checkContent(root);
  if (!content) return '';
  // The phone number is among them, for the page of an error alone.
  const { NEXT_PUBLIC_PHONE, NEXT_PUBLIC_PHONE_MARK, ...words } = browserVariables(content);
  return JSON.stringify(words);
}

/** Changes content/, and has the preview show it. */
export function change({ session, preview }: Editor, name: string, body: unknown): Outcome {
  const before = readAtStart(session);
  const outcome = act(session, name, body);
  if (outcome.ok && readAtStart(session) !== before) preview.restart();
  return outcome;
}

/** What a POST request with a file in its body asks to be done. */
export async function receive(session: Session, name: string, query: object, bytes: Buffer) {
  if (session.isPublishing) throw new Refused(409, 'The site is being published right now.');
  if (name === 'picture') {
    const { place, alt } = ask.pictureQuery.parse(query);
    return addPicture(session, place, alt, bytes);
  }
  const file = ask.fileQuery.parse(query).name;
  return name === 'upload' ? upload(session, file, bytes) : removeFile(session, file);
}

/** Publishes the site or takes that back, and tells each step. */
export async function publish(
  { session, preview }: Editor,
  name: string,
  body: unknown,
  report: (progress: Progress) => void,
): Promise<void> {
  const { mode, store } = ask.publishRequest.parse(body);
  session.isPublishing = true;
  session.steps = [];
  const tell = (progress: Progress) => {
    session.steps = withProgress(session.steps, progress);
    report(progress);
  };
  try {
    if (name === 'rollback') await rollBack(store, tell, session.root);
    else await publishChanges({ mode, store }, tell, session.root);
  } finally {
    session.isPublishing = false;
    if (!preview.isReady()) preview.restart();
  }
}
