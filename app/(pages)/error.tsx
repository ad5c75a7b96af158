'use client';

import { IslandError } from '@/components/layout/island-error';

/** Replaces a page that failed, which only `next dev` can show; header and footer stay. */
export default function ErrorPage() {
  return (
    <main id="content" className="mx-auto max-w-page p-6">
      <IslandError />
    </main>
  );
}
