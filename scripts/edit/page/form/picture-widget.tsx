import type { WidgetProps } from '@rjsf/utils';
import { controlProps, textOf } from './control';

/** A picture has its place in a view of its own. */
export function PictureWidget(props: WidgetProps) {
  const { className: _, ...control } = controlProps(props);
  return (
    <p className="mt-1">
      {textOf(props.value) || 'There is none yet.'}{' '}
      <a {...control} className="text-link" href="#/files">
        Change it under Pictures and files
      </a>
    </p>
  );
}
