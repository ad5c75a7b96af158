interface Props {
  drawing: string;
  size: { width: number; height: number };
  /** Without links it is for the eyes only. */
  hasLinks?: boolean;
}

/** A map of ours; its look is in app/maps.css. */
export function MapDrawing({ drawing, size: { width, height }, hasLinks = false }: Props) {
  return (
    <svg
      aria-hidden={!hasLinks}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full map-drawing"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from content; half the payload of elements
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
