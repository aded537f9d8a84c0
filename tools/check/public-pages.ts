import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import {
  localizedAddress,
  notFoundPage,
  originMark,
  pageAddresses,
  sitePages,
} from '../../features/visitors/site/rules/pages.ts'
import { locales } from '../../packages/messages/src/locale.ts'

/** Links that the server or the application answers. */
const served = new Set(['/login', '/qr/trial.svg'])
/** A placeholder for the site's own server, to resolve relative links. */
const site = 'http://site.invalid'

export interface BuiltPage {
  /** The address of the page, including its language. */
  readonly address: string
  readonly html: string
}

/** Reads the built public pages. */
export async function readPublicPages(dist: string): Promise<BuiltPage[]> {
  const pages = locales.flatMap((locale) => [
    ...sitePages.map((page) => ({ locale, page, address: localizedAddress(page, locale) })),
    { locale, page: notFoundPage, address: `/${locale}/${notFoundPage}` },
  ])
  return Promise.all(
    pages.map(async ({ locale, page, address }) => ({
      address,
      html: await readFile(join(dist, '.site', locale, `${page}.html`), 'utf8'),
    })),
  )
}

/**
 * Returns violations of the HTML standard and of accessibility rules, by rule and place.
 *
 * A page has the same structure in every language, so only one language is validated.
 */
export async function htmlFaults(pages: readonly BuiltPage[]): Promise<string[]> {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
  })
  const faults: string[] = []
  for (const { address, html } of pages.filter((page) => page.address.startsWith('/en/'))) {
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${address}: ${message} (${ruleId}) at ${selector ?? 'the page'}`)
  }
  return faults
}

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

/** Returns broken links and missing files. Links to other sites must use https. */
export function linkFaults(pages: readonly BuiltPage[], dist: string): string[] {
  const byAddress = new Map(pages.map(({ address, html }) => [address, idsIn(html)]))
  for (const page of sitePages) {
    const inChinese = byAddress.get(localizedAddress(page, 'cn'))
    if (inChinese) byAddress.set(pageAddresses[page], inChinese)
  }
  const faults: string[] = []
  for (const { address, html } of pages) {
    const named = html.matchAll(/\s(?:href|src|poster|content|data-report|data-file)="([^"]+)"/g)
    const urls = new Set([...named].map(([, url = '']) => url.replaceAll('&amp;', '&')))
    for (const url of urls) {
      // Other values of `content` are not addresses.
      if (!/^(https?:|\.{0,2}\/|#|mailto:|tel:)/.test(url) || /^(mailto|tel):/.test(url)) continue
      const { origin, protocol, pathname, hash } = new URL(url.replace(originMark, site), site + address)
      if (origin !== site) {
        if (protocol !== 'https:') faults.push(`${address}: ${url} is not by https`)
        continue
      }
      const ids = byAddress.get(pathname)
      if (ids && hash && !ids.has(hash.slice(1))) faults.push(`${address}: ${url} names no part of its page`)
      if (!ids && !served.has(pathname) && !existsSync(join(dist, pathname)))
        faults.push(`${address}: ${url} leads nowhere`)
    }
  }
  return faults
}
