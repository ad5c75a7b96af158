'use client';

import { errorWords } from '#words/error';
import { ErrorScreen } from '@/components/layout/error-screen';
import './globals.css';

/** Replaces the whole document when the root layout fails. */
export default function LayoutError() {
  return (
    <html lang="en-US">
      <body>
        <title>{errorWords.title}</title>
        <ErrorScreen />
      </body>
    </html>
  );
}
