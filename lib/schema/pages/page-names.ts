/** The pages of which there is one, other than the home page, by what links call them; its path is its key. */
export const pageNames = {
  services: 'Services',
  areas: 'All towns',
  locations: 'Service Areas',
  places: 'Attractions',
  contact: 'Contact',
};

export type ListPage = keyof typeof pageNames;

export const isListPage = (name: string): name is ListPage => name in pageNames;

/** A function, so that an island with a path from here doesn't get their names, too. */
export const listPages = () => Object.keys(pageNames).filter(isListPage);
