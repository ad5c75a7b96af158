import { useCallback, useContext, useEffect, useState } from 'react';
import type { PicturePlace, PublicFiles } from '../../api';
import { AnnounceContext } from '../announce';
import { get, sayOf } from '../ask';
import { EditorContext } from '../editor-context';
import { FileList } from '../files/file-list';
import { PictureForm } from '../files/picture-form';
import { ViewTitle } from '../shell/view-title';

const places: { place: PicturePlace; title: string; hint: string }[] = [
  { place: 'portrait', title: 'Your picture', hint: 'Your face, as people see it at the door.' },
  {
    place: 'car',
    title: 'Your car',
    hint: 'The car you come in, so that people know it when you pull up.',
  },
];

/** The pictures that have a place on the site, and the files it serves as they are. */
export function FilesView() {
  const { state, preview } = useContext(EditorContext);
  const announce = useContext(AnnounceContext);
  const [files, setFiles] = useState<PublicFiles['files']>();

  const load = useCallback(() => {
    get<PublicFiles>('files').then(
      (found) => setFiles(found.files),
      (error) => announce({ say: sayOf(error), isProblem: true }),
    );
  }, [announce]);
  useEffect(load, [load]);

  /** A picture in its place is named after it, and can't be removed: photos/car-1a2b3c4d.jpg. */
  function currentOf(place: PicturePlace): string | undefined {
    const used = files?.find(
      ({ name, canRemove }) =>
        !canRemove && name.startsWith(`photos/${place}-`) && name.endsWith('.jpg'),
    );
    return used && state.preview && `${state.preview}/${used.name}`;
  }

  return (
    <>
      <ViewTitle title="Pictures and files" />
      {places.map((of) => (
        <PictureForm
          key={of.place}
          {...of}
          current={currentOf(of.place)}
          onDone={() => {
            load();
            preview('/contact/');
          }}
        />
      ))}
      {files && <FileList files={files} onDone={load} />}
    </>
  );
}
