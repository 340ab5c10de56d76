/**
 * Headers of pages whose scripts must reach nothing that the site keeps: examples, documents, stories. Their origin is opaque, so
 * that storage and cookies of the site are closed to them, and calls to it are as foreign as those of any other page
 * (decision 53). Their own files they load as foreign ones too.
 */
export const sandboxed = {
  // No `allow-same-origin`. A page that is not framed may leave for another by itself.
  'content-security-policy':
    'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox',
  // A browser refuses a sandboxed page that asks for a group of its own.
  'cross-origin-opener-policy': 'unsafe-none',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The policy of a sandboxed page with directives in addition. */
export function sandboxWith(directives: string): string {
  return `${sandboxed['content-security-policy']}; ${directives}`;
}
