const base = 'https://candor.invalid'
const callPrefix = /^\/(admin|candidate|mark|enterprise|open|file|rpa)(\/|$)/i

/**
 * The path of this product that a remembered or encoded target names, or null for anything else (decision D06).
 *
 * It is read as a browser reads it, so that `//host`, `/\host` and control characters cannot lead elsewhere.
 */
export function ownPath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return null
  const { origin, pathname, search, hash } = new URL(target, base)
  const isOwn = origin === base && !pathname.startsWith('//') && !callPrefix.test(pathname)
  return isOwn ? `${pathname}${search}${hash}` : null
}
