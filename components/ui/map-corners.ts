/** Where the button is on a drawing. */
export const mapCorners = {
  left: 'absolute bottom-2 left-2',
  right: 'absolute right-2 bottom-2',
} as const;
