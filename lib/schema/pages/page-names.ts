/** The pages of which there is one, besides the home page, and what links call each. */
export const pageNames = {
  services: 'Services',
  areas: 'All towns',
  locations: 'Service Areas',
  places: 'Attractions',
  contact: 'Contact',
};

export type SinglePage = keyof typeof pageNames;

export const isSinglePage = (name: string): name is SinglePage => name in pageNames;

/** A function, so that an island with a path from here doesn't get their names, too. */
export const singlePages = () => Object.keys(pageNames).filter(isSinglePage);
