import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../../../../features/sign-in/session/rules/device.ts'
import type { SitePage } from '../../../../../features/visitors/site/rules/pages.ts'

/** The redirects of the public pages; only one build mode has them (decision N46). */
export interface SiteMoves {
  /** Without a trailing slash, as `desktopUrl`. Null: phones stay. */
  readonly mobileUrl: string | null
  /** Null: desktops stay. */
  readonly desktopUrl: string | null
  /** The pages at which desktops are redirected. */
  readonly desktopPages: readonly SitePage[]
}

/** Returns where a public page redirects a visitor, with language and query; null for no redirect. */
export function movedTo(
  { url, host, headers }: Pick<FastifyRequest, 'url' | 'host' | 'headers'>,
  page: SitePage,
  { mobileUrl, desktopUrl, desktopPages }: SiteMoves,
): string | null {
  const isMobile = deviceOf(headers['user-agent']).kind === 'mobile'
  const target = isMobile ? mobileUrl : desktopPages.includes(page) ? desktopUrl : null
  // Two names of one server would redirect in a loop.
  if (target === null || new URL(target).host === host) return null
  return `${target}${url}`
}
