import { pageAddresses, type SitePage, sitePages } from '../../../../features/visitors/site/rules/pages.ts'
import type { SiteMoves } from '../plumbing/site/site-moves.ts'
import { BadSetting, readOrigin, type Source } from './values.ts'

/** The company that runs the public pages, and the address that gets registrations. */
export type SiteSetting = { company: string; salesEmail: string | null }

/** The public pages of the demo belong to its first company. */
const demoSite = { company: 'hailan', salesEmail: 'sales@hailan.example' }

export function readSite(
  company: string | undefined,
  salesEmail: string | undefined,
  isDemoOn: boolean,
): SiteSetting | null {
  if (salesEmail && !/^[^\s@]+@[^\s@]+$/.test(salesEmail))
    throw new BadSetting(`SALES_EMAIL must be one e-mail address, not "${salesEmail}".`)
  if (company) return { company, salesEmail: salesEmail || null }
  if (salesEmail && !isDemoOn)
    throw new BadSetting(
      'SITE_COMPANY must name the company that visitors register with, as SALES_EMAIL is set.',
    )
  return isDemoOn ? { ...demoSite, ...(salesEmail ? { salesEmail } : {}) } : null
}

function readPages(name: string, text: string | undefined): SitePage[] {
  const addresses = (text ?? '').split(',').map((address) => address.trim())
  return addresses.filter(Boolean).map((address) => {
    const page = sitePages.find((each) => pageAddresses[each] === address)
    if (page) return page
    throw new BadSetting(`${name} must be addresses of public pages with commas between, not "${address}".`)
  })
}

/**
 * Returns the redirects; null outside `production`. Addresses are validated in every mode, so that an invalid one is
 * found early.
 */
export function readMoves(source: Source): SiteMoves | null {
  const { BUILD_MODE: mode, SITE_MOBILE_URL: mobile, SITE_DESKTOP_URL: desktop } = source
  const moves = {
    mobileUrl: mobile ? readOrigin('SITE_MOBILE_URL', mobile) : null,
    desktopUrl: desktop ? readOrigin('SITE_DESKTOP_URL', desktop) : null,
    desktopPages: readPages('SITE_DESKTOP_PAGES', source.SITE_DESKTOP_PAGES),
  }
  return mode === 'production' && (mobile || desktop) ? moves : null
}
