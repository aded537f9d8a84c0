/** The pages of visitors that are an entry of their own: a report behind its password, by either of its addresses (N21). */
export const visitPaths = ['/interview', '/mail-report'] as const

/** Whether an address is one of them, in any case. */
export function isVisitPath(path: string): boolean {
  const asked = path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
  return visitPaths.some((known) => known === asked)
}
