import { ViewTitle } from '../shell/view-title';

export function FilesView() {
  return <ViewTitle title="Pictures and files" />;
}
