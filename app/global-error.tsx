'use client';

import { errorTitle } from '@/components/layout/error-number';
import { ErrorScreen } from '@/components/layout/error-screen';
import './globals.css';

/** Replaces the whole document when the root layout fails. */
export default function LayoutError() {
  return (
    <html lang="en-US">
      <body>
        <title>{errorTitle}</title>
        <ErrorScreen />
      </body>
    </html>
  );
}
