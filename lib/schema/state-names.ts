export const stateNames = { ID: 'Idaho', OR: 'Oregon' } as const;
