import { smsHref, telHref } from '../../lib/contact/phone';
import { content, testPages } from './checks.fixture';
import { checkPhoneNumbers, checkUnfilledVariables } from './content-values';

const { phone } = content.business;

testPages(checkPhoneNumbers, {
  [`<a href="${telHref(phone)}">1</a>`]: [],
  [`<a href="${smsHref(phone, 'Hi')}">1</a>`]: [],
  '<a href="tel:+12085550199">1</a>': ['a number from content, found tel:+12085550199'],
  '<a href="sms:2085550199">1</a>': ['a number from content, found sms:2085550199'],
});

testPages(checkUnfilledVariables, {
  '<p>A notary</p><script>var a = {brand}</script>': [],
  '<title>{brand}</title>': ['values instead of variables, found "{brand}"'],
  '<p>At most {idahoFee}.</p>': ['values instead of variables, found "{idahoFee}"'],
});
