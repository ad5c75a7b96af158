import { siteName } from './site-name';

it.each([
  ['https://www.facebook.com/larkspur', 'Facebook'],
  ['https://maps.app.goo.gl/abc', 'Google'],
  ['https://www.directory.internal/larkspur', 'directory.internal'],
  ['https://notfacebook.com/larkspur', 'notfacebook.com'],
  ['https://our.www.internal/larkspur', 'our.www.internal'],
])('calls the site of %s %s', (url, name) => {
  expect(siteName(url)).toBe(name);
});
