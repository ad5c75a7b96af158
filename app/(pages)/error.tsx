'use client';

/** Replaces a page that failed; header and footer stay. */
export { ErrorScreen as default } from '@/components/layout/error-screen';
