import { international } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { type Check, expectation, type Facts, located } from './finding';

/** The files that are not linked as pages exist, with the lines that matter most. */
export const checkFiles: Check = ({ texts }, facts) => {
  const wanted = Object.entries(wantedLines(facts));
  return {
    count: wanted.length,
    unit: 'file',
    problems: wanted.flatMap(([file, lines]) => {
      const text = texts.get(file)?.trim() ?? '';
      if (text === '') return [`${file}: expected this file with text in it, found none`];
      const found = text.split(/\r?\n/);
      return located(
        file,
        lines.flatMap((line) => expectation(found.includes(line), `the line "${line}"`, 'none')),
      );
    }),
  };
};

/** The files that crawlers, browsers, phones and the server request by name. */
function wantedLines({ content, origin }: Facts): Record<string, string[]> {
  const { phone, securityContactExpires } = content.business;
  return {
    '/robots.txt': [`Sitemap: ${origin}${routes.sitemap}`],
    [routes.sitemap]: [],
    [routes.securityText]: [`Expires: ${securityContactExpires}T23:59:59Z`],
    [routes.vcard]: [`TEL;TYPE=WORK,VOICE:${international(phone)}`, `URL:${origin}${routes.home}`],
    '/manifest.webmanifest': [],
    '/404.html': [],
  };
}
