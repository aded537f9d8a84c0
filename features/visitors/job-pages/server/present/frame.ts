import { htmlLang, type Locale, languageNames, locales } from '@candor/messages/locale'
import { type Html, html, trusted } from '../../rules/html.ts'
import type { JobCompany } from '../../rules/job.ts'
import { style } from './style.ts'
import { sayIn } from './words.ts'

/** Icons that the pages draw. */
const icons = trusted(
  '<svg width="0" height="0" aria-hidden="true" focusable="false"><defs><symbol id="i-globe" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.7"/><path d="M2.3 8h11.4M8 2.3c2.2 2 2.2 9.4 0 11.4M8 2.3c-2.2 2-2.2 9.4 0 11.4"/></symbol><symbol id="i-down" viewBox="0 0 16 16"><path d="m4 6 4 4 4-4"/></symbol><symbol id="i-file" viewBox="0 0 16 16"><path d="M4 1.8h5.3L12.5 5v9.2H4ZM9 2v3.3h3.3"/></symbol><symbol id="i-warn" viewBox="0 0 16 16"><path d="M8 2.5 14.2 13H1.8ZM8 6.5v3M8 11.3v.01"/></symbol></defs></svg>',
)

export const icon = (name: 'globe' | 'down' | 'file' | 'warn') =>
  trusted(`<svg class="ic" aria-hidden="true"><use href="#i-${name}"/></svg>`)

const shortNames: Readonly<Record<Locale, string>> = { cn: '简体', en: 'EN', 'zh-TW': '繁體' }

/** What a page tells about itself beside its content. */
export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** Null on pages that name no company. */
  readonly company: JobCompany | null
  /** Number of positions that the header offers; null: no link. */
  readonly openCount: number | null
  /** Path of the page without a language; null where the language does not stand in the address. */
  readonly path: string | null
  readonly origin: string
  readonly isFindable: boolean
  /** JSON-LD and the like. */
  readonly head?: Html
  readonly hasScript?: boolean
  readonly banner?: string
  /** Whether the banner tells that something was done. */
  readonly isGood?: boolean
  readonly main: Html
  /** After the footer. */
  readonly foot?: Html
}

const localeOrder = locales

function languageMenu(locale: Locale, path: string): Html {
  const say = sayIn(locale)
  const entries = localeOrder.map(
    (other) =>
      html`<li><a href="${path}?lang=${other}" lang="${htmlLang(other)}" hreflang="${htmlLang(other)}"${other === locale && trusted(' aria-current="true"')}>${languageNames[other]}</a></li>`,
  )
  return html`<details class="lang"><summary><span class="sr">${say('language')}: </span>${icon('globe')}${shortNames[locale]}${icon('down')}</summary><ul>${entries}</ul></details>`
}

/** The name of the company in the language of the page, and the other one. */
export function companyNames({ name, nameLatin }: Pick<JobCompany, 'name' | 'nameLatin'>, locale: Locale) {
  const shown = (locale === 'en' && nameLatin) || name
  const other = nameLatin && nameLatin !== name ? (shown === name ? nameLatin : name) : null
  return { shown, other, otherLang: shown === name ? 'en' : 'zh' }
}

function header({ locale, company, openCount, path }: Page): Html {
  const say = sayIn(locale)
  const names = company && companyNames(company, locale)
  const list = company && `/jobs/${company.slug}`
  return html`<header><div class="w">${names && html`<b>${names.shown}</b>${names.other && html`<span lang="${names.otherLang}">${names.other}</span>`}`}<span class="grow"></span>${list && openCount !== null && openCount > 0 && html`<a class="wide" href="${list}?lang=${locale}">${say('allOpen', { count: openCount })}</a>`}${path && languageMenu(locale, path)}</div></header>`
}

function alternates({ path, origin, locale }: Page): Html | null {
  if (path === null) return null
  const address = (other: Locale) => `${origin}${path}?lang=${other}`
  return html`<link rel="canonical" href="${address(locale)}">${localeOrder.map((other) => html`<link rel="alternate" hreflang="${htmlLang(other)}" href="${address(other)}">`)}<link rel="alternate" hreflang="x-default" href="${origin}${path}">`
}

/** Draws a whole page. */
export function drawPage(page: Page): string {
  const { locale, title, description, company, isFindable, head, hasScript, banner, isGood, main, foot } =
    page
  const say = sayIn(locale)
  const names = company && companyNames(company, locale)
  const drawn = html`<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><meta name="robots" content="${isFindable ? 'index,follow' : 'noindex,nofollow'}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml">${alternates(page)}<style>${trusted(style)}</style>${head ?? null}${hasScript === true && html`<script src="/jobs/-/apply.js" defer></script>`}</head><body>${icons}${banner !== undefined && html`<div class="ban${isGood === true && trusted(' good')}" role="status"><div class="w">${banner}</div></div>`}${header(page)}${main}<footer><div class="w">${names && html`<span>${names.shown}</span>`}<span class="grow"></span><span>${say('runWith')}</span></div></footer>${foot ?? null}</body></html>`
  return drawn.text
}
