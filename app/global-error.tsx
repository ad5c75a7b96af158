'use client';

import { errorTitle } from '@/components/layout/island-error';
import ErrorPage from './(pages)/error';
import './globals.css';

/** Replaces the whole document when the root layout fails. */
export default function LayoutError() {
  return (
    <html lang="en-US">
      <body>
        <title>{errorTitle}</title>
        <ErrorPage />
      </body>
    </html>
  );
}
