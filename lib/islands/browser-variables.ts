import { localities } from '../finder/localities';
import { routes } from '../routes';
import type { Content } from '../schema/content';

/**
 * What process.env contains in the browser: the phone number and the text of the error screens,
 * which get no props from a page, and what becomes part of one island's file: the localities the
 * finder knows, and the text of the finder, the calculator, the message, its form and a map that can't
 * be loaded.
 */
export function browserVariables(content: Content): Record<string, string> {
  const { business, pages, services } = content;
  const { phone, placeholders } = business;
  const online = services.find((service) => service.online);
  return {
    NEXT_PUBLIC_PHONE: phone,
    NEXT_PUBLIC_PHONE_MARK: placeholders.includes('phone') ? ' (sample)' : '',
    NEXT_PUBLIC_ERROR_COPY: JSON.stringify(pages.frame.error),
    NEXT_PUBLIC_MESSAGE_FORM_COPY: JSON.stringify(pages['message-form'].form),
    NEXT_PUBLIC_INQUIRY_COPY: JSON.stringify({
      ...pages.inquiry,
      choices: { ...pages.inquiry.choices, service: services.map(({ title }) => title) },
    }),
    NEXT_PUBLIC_MAP_FAILED: pages.map.failed,
    NEXT_PUBLIC_FINDER_COPY: JSON.stringify(pages.finder.box),
    NEXT_PUBLIC_ONLINE_PAGE: online ? routes.service(online.slug) : '',
    NEXT_PUBLIC_PRICE_COPY: JSON.stringify(pages.price.calculator),
    NEXT_PUBLIC_LOCALITIES: JSON.stringify(localities(content)),
  };
}
