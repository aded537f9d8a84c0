import type { Locale } from '@candor/messages/locale'
import { createContext, useContext } from 'react'
import type { LayoutContent } from '../rules/content.ts'
import { relativeAddress, type SitePage } from '../rules/pages.ts'

interface Site {
  /** The page being drawn; null for the page of unknown addresses. */
  readonly page: SitePage | null
  readonly locale: Locale
  readonly layout: LayoutContent
  /** The pages to which no link leads. */
  readonly unlisted: readonly string[]
}

const SiteContext = createContext<Site | null>(null)
export const SiteProvider = SiteContext.Provider

/** Returns the context of a public page, with a function for the address of another page in a link. */
export function useSite(): Site & { addressOf: (to: SitePage) => string } {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A part of a public page was drawn outside of one.')
  return {
    ...site,
    addressOf: (to) =>
      site.page === null
        ? `/${site.locale}/${relativeAddress(null, to).slice(2)}`
        : relativeAddress(site.page, to),
  }
}
