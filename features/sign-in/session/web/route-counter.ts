import { nextRouteCount } from '../rules/route-count.ts'

const key = 'candor.routeCount'

/** Arrivals in this tab since sign-in; survives a reload. */
export function routeCount(): number {
  const count = Number(sessionStorage.getItem(key))
  return Number.isInteger(count) && count > 0 ? count : 0
}

/** Counts an arrival. */
export function countRoute(from: string | null, to: string): void {
  sessionStorage.setItem(key, String(nextRouteCount(routeCount(), from, to)))
}
