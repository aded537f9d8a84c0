import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import {
  localizedAddress,
  notFoundPage,
  originMark,
  pageAddresses,
  sitePages,
} from '../../features/site/rules/pages.ts'
import { locales } from '../../packages/messages/src/locale.ts'

/** Where links lead that the server answers itself, or the application. */
const served = new Set(['/login', '/qr/trial.svg'])
/** Some address of the site's own server, from which relative links are read. */
const site = 'http://site.invalid'

export interface BuiltPage {
  /** Its address, in its language. */
  readonly address: string
  readonly html: string
}

/** The public pages as they were built. */
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
 * What the standard of HTML and that of access forbid in a page, by rule and place.
 *
 * A page has the same parts in every language, and one of each is enough.
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

/** Links and files of the pages that lead nowhere. What stands elsewhere must be named by https. */
export async function linkFaults(pages: readonly BuiltPage[], dist: string): Promise<string[]> {
  const byAddress = new Map(pages.map(({ address, html }) => [address, idsIn(html)]))
  for (const page of sitePages) {
    const inChinese = byAddress.get(localizedAddress(page, 'cn'))
    if (inChinese) byAddress.set(pageAddresses[page], inChinese)
  }
  const known = new Map<string, boolean>()
  const isFile = async (path: string) => {
    const found =
      known.get(path) ??
      (await access(join(dist, path)).then(
        () => true,
        () => false,
      ))
    known.set(path, found)
    return found
  }
  const faults: string[] = []
  for (const { address, html } of pages) {
    const named = html.matchAll(/\s(?:href|src|poster|content|data-report|data-file)="([^"]+)"/g)
    const urls = new Set([...named].map(([, url = '']) => url.replaceAll('&amp;', '&')))
    for (const url of urls) {
      // Of `content`, the addresses alone are meant.
      if (!/^(https?:|\.{0,2}\/|#|mailto:|tel:)/.test(url) || /^(mailto|tel):/.test(url)) continue
      const { origin, protocol, pathname, hash } = new URL(url.replace(originMark, site), site + address)
      if (origin !== site) {
        if (protocol !== 'https:') faults.push(`${address}: ${url} is not by https`)
        continue
      }
      const ids = byAddress.get(pathname)
      if (ids && hash && !ids.has(hash.slice(1))) faults.push(`${address}: ${url} names no part of its page`)
      if (!ids && !served.has(pathname) && !(await isFile(pathname)))
        faults.push(`${address}: ${url} leads nowhere`)
    }
  }
  return faults
}
