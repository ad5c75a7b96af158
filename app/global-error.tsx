'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import './globals.css';

/** Takes the place of the whole document when what surrounds the pages fails. */
export default function LayoutError() {
  return (
    <html lang="en-US">
      <body>
        <title>Unexpected Application Error!</title>
        <ErrorScreen />
      </body>
    </html>
  );
}
