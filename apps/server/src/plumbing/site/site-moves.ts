import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../../../../features/session/rules/device.ts'
import type { SitePage } from '../../../../../features/site/rules/pages.ts'

/** Where visitors of the public pages are led on to, in the one mode that does so (decision N46). */
export interface SiteMoves {
  /** Without a slash at its end, as the other. Null: phones stay. */
  readonly mobileUrl: string | null
  /** Null: desktops stay. */
  readonly desktopUrl: string | null
  /** The pages that desktops find elsewhere. */
  readonly desktopPages: readonly SitePage[]
}

/** Where a visitor finds a public page instead, with its language and all that its address says; null: here. */
export function movedTo(
  { url, host, headers }: Pick<FastifyRequest, 'url' | 'host' | 'headers'>,
  page: SitePage,
  { mobileUrl, desktopUrl, desktopPages }: SiteMoves,
): string | null {
  const isMobile = deviceOf(headers['user-agent']).kind === 'mobile'
  const target = isMobile ? mobileUrl : desktopPages.includes(page) ? desktopUrl : null
  // Two names of one server would lead in a circle.
  if (target === null || new URL(target).host === host) return null
  return `${target}${url}`
}
