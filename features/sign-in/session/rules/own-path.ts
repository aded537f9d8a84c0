const base = 'https://candor.invalid'
const callPrefix = /^\/(admin|candidate|mark|enterprise|open|file|rpa)(\/|$)/i

/**
 * The path of this product that a target names; null for anything else (decision D06). It is read as browsers do, so
 * that `//host` and `/\host` cannot lead elsewhere.
 */
export function ownPath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return null
  const { origin, pathname, search, hash } = new URL(target, base)
  const isOwn = origin === base && !pathname.startsWith('//') && !callPrefix.test(pathname)
  return isOwn ? `${pathname}${search}${hash}` : null
}
