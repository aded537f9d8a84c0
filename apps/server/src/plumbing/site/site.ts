import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutEnd } from '@candor/kernel/without-end'
import { chooseLocale, htmlLang, type Locale, locales } from '@candor/messages/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qrcode from 'qrcode'
import {
  localizedAddress,
  notFoundPage,
  originMark,
  pageAddresses,
  type SitePage,
  sitePages,
} from '../../../../../features/visitors/site/rules/pages.ts'
import { type Prepared, prepare, sendPrepared } from '../http/prepared.ts'
import { movedTo, type SiteMoves } from './site-moves.ts'

interface SiteOptions {
  /** The folder with a file for each page and language. */
  readonly root: string
  /** The public address of this server, without a trailing slash. */
  readonly origin: string
  /** The redirects; null: none. */
  readonly moves?: SiteMoves | null
}

/** The preferred language of the browser, for visitors who have not chosen one. */
export function localeOfBrowser(accepted: string | undefined): Locale {
  const wanted = (accepted ?? '').split(',').map((entry, index) => {
    const [language = '', ...parameters] = entry.trim().split(';')
    const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
    return { language, quality, index }
  })
  const browser = wanted
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ language }) => language)
  return chooseLocale({ session: null, local: null, browser })
}

/** Serves the public pages: each at its own address in the browser's language, and at one address per language. */
export async function serveSite(
  app: FastifyInstance,
  { root, origin, moves = null }: SiteOptions,
): Promise<void> {
  if (!existsSync(root)) return
  const pages = new Map<string, Prepared>()
  for (const locale of locales)
    for (const page of [...sitePages, notFoundPage]) {
      const html = await readFile(join(root, locale, `${page}.html`), 'utf8')
      pages.set(`${locale}/${page}`, prepare(html.replaceAll(originMark, origin)))
    }

  const send = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, page: string) => {
    const stored = pages.get(`${locale}/${page}`)
    if (!stored) throw new Error(`The public page ${page} was not built.`)
    reply.header('content-type', 'text/html; charset=utf-8').header('content-language', htmlLang(locale))
    return sendPrepared(request, reply, stored)
  }

  const lead = (request: FastifyRequest, reply: FastifyReply, page: SitePage) => {
    const wrong = withoutSlash(request.url, page)
    if (wrong) return reply.redirect(wrong, 301)
    const moved = moves && movedTo(request, page, moves)
    return moved ? reply.header('cache-control', 'no-store').redirect(moved) : null
  }
  const byDevice = moves ? ', user-agent' : ''
  for (const page of sitePages) {
    app.get(pageAddresses[page], { schema: { hide: true } }, (request, reply) => {
      reply.header('vary', `accept-language, accept-encoding${byDevice}`)
      const locale = localeOfBrowser(request.headers['accept-language'])
      return lead(request, reply, page) ?? send(request, reply, locale, page)
    })
    for (const locale of locales) {
      app.get(localizedAddress(page, locale), { schema: { hide: true } }, (request, reply) => {
        reply.header('vary', `accept-encoding${byDevice}`)
        return lead(request, reply, page) ?? send(request, reply, locale, page)
      })
    }
  }
  for (const locale of locales) {
    app.get(`/${locale}/*`, { schema: { hide: true } }, (request, reply) =>
      send(request, reply.code(404), locale, notFoundPage),
    )
  }
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', 'no-cache')
      .send(sitemap(origin, listedPages(pages))),
  )
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`),
  )
  const trialCode = qrcode.toString(`${origin}${pageAddresses.tryout}`, { type: 'svg', margin: 0 })
  app.get('/qr/trial.svg', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'no-cache')
      .send(await trialCode),
  )
}

/**
 * Returns the address to redirect to; null if the URL is right. The links of a page are relative, so it has one
 * address; only home's in a language ends with a slash.
 */
function withoutSlash(url: string, page: SitePage): string | null {
  const [path = '', query] = url.split('?', 2)
  const right = page === 'home' ? `${withoutEnd(path, /\//)}/` : withoutEnd(path, /\//)
  if (path === right) return null
  return query === undefined ? right : `${right}?${query}`
}

/** The pages that search engines may list: the build marks the others. */
function listedPages(stored: ReadonlyMap<string, { readonly plain: Buffer }>): SitePage[] {
  return sitePages.filter((page) => {
    const html = stored.get(`${locales[0]}/${page}`)?.plain.toString() ?? ''
    return !html.includes('<meta name="robots" content="noindex"')
  })
}

/** The sitemap: every listed page in every language, with its translations. */
function sitemap(origin: string, listed: readonly SitePage[]): string {
  const alternates = (page: SitePage) =>
    locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${htmlLang(locale)}" href="${origin}${localizedAddress(page, locale)}"/>`,
      )
      .join('')
  const entries = listed.flatMap((page) =>
    locales.map(
      (locale) => `<url><loc>${origin}${localizedAddress(page, locale)}</loc>${alternates(page)}</url>`,
    ),
  )
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces}>${entries.join('')}</urlset>`
}
