'use client';

import { errorCopy } from '@/components/layout/error-copy';
import { ErrorScreen } from '@/components/layout/error-screen';
import './globals.css';

/** Replaces the whole document when the root layout fails. */
export default function LayoutError() {
  return (
    <html lang="en-US">
      <body>
        <title>{errorCopy.title}</title>
        <ErrorScreen />
      </body>
    </html>
  );
}
