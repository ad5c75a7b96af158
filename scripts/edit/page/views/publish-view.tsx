import { ViewTitle } from '../shell/view-title';

export function PublishView() {
  return <ViewTitle title="Publish" />;
}
