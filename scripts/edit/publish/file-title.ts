/** What the owner calls a file of content/ that isn't one of many. */
const titles: Readonly<Record<string, string>> = {
  business: 'The business',
  checklist: 'What to bring',
  laws: 'Laws',
  'localities-without-page': 'Towns without a page',
  redirects: 'Old addresses',
  testimonials: 'Reviews',
  'pages/areas': 'Towns page',
  'pages/attraction': "Every attraction's page",
  'pages/contact': 'Contact page',
  'pages/fees': 'Fee table',
  'pages/finder': 'Town finder',
  'pages/frame': 'Top and bottom of every page',
  'pages/home': 'Home page',
  'pages/law': 'What the law says',
  'pages/locations': 'Locations page',
  'pages/map': 'Google map',
  'pages/message-form': 'Message form',
  'pages/not-found': 'Page not found',
  'pages/places': 'Attractions page',
  'pages/price': 'Price calculator',
  'pages/service': "Every service's page",
  'pages/services': 'Services page',
  'pages/sheet': 'Short answers',
  'pages/town': "Every town's page",
};

/**
 * What the owner calls a file, such as "Home page" or "Boise".
 *
 * @param file its path, such as content/towns/boise.yaml.
 * @param value what it holds.
 */
export function fileTitle(file: string, value: object): string {
  const name = file.replace(/^content\/|\.\w+$/g, '');
  const [own] = Object.entries(value).flatMap(([key, text]) =>
    /^(?:name|title)$/.test(key) && typeof text === 'string' ? [text] : [],
  );
  return titles[name] ?? own ?? name;
}
