'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

/** Replaces a page that failed; header and footer stay. */
export default function PageError() {
  return <ErrorScreen />;
}
