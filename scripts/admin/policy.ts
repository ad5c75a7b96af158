/**
 * The content security policy of /admin/: its own files, its WebAssembly for photographs, and the
 * forge's addresses. Its interface sets inline styles, and its own manifest and previews are blobs.
 *
 * @param origins of the forge; undefined if the site doesn't know its repository.
 */
export function adminPolicy(origins: { api: string; pictures: string } | undefined): string {
  const { api = '', pictures = '' } = origins ?? {};
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${pictures}`.trim(),
    `connect-src 'self' blob: data: ${api}`.trim(),
    "worker-src 'self' blob:",
    'frame-src blob: data:',
    'manifest-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}
