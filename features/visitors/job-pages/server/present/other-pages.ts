import type { Locale } from '@candor/messages/locale'
import { positionNameIn } from '../../../../candidates/positions/rules/names.ts'
import { type Html, html } from '../../rules/html.ts'
import type { Job, JobCompany } from '../../rules/job.ts'
import { companyNames, drawPage } from './frame.ts'
import { sayIn, wordDay } from './words.ts'

interface OfCompany {
  readonly locale: Locale
  readonly origin: string
  readonly company: JobCompany
  readonly jobs: readonly Job[]
}

function listed(locale: Locale, company: JobCompany, jobs: readonly Job[]): Html {
  const say = sayIn(locale)
  if (jobs.length === 0) return html`<p class="other">${say('noneOpen')}</p>`
  return html`<ul class="jobs">${jobs.map((job) => html`<li><a href="/jobs/${company.slug}/${job.slug}?lang=${locale}"><b>${positionNameIn(locale, job)}</b><span class="t">${job.applyUntil !== '' && say('until', { day: wordDay(locale, job.applyUntil, 'withoutYear') })}</span><span>${[job.place, job.grade].filter(Boolean).join(' · ')}</span></a></li>`)}</ul>`
}

/** The list of a company's published positions. */
export function drawList({ locale, origin, company, jobs }: OfCompany): string {
  const say = sayIn(locale)
  const { shown } = companyNames(company, locale)
  const title = say('listTitle', { company: shown })
  return drawPage({
    locale,
    title,
    description: title,
    company,
    openCount: null,
    path: `/jobs/${company.slug}`,
    origin,
    isFindable: company.isFindable,
    head: html`<link rel="alternate" type="application/xml" href="/jobs/${company.slug}/feed.xml">`,
    main: html`<main class="w one art"><h1>${title}</h1>${listed(locale, company, jobs)}</main>`,
  })
}

/** The page of a closed position, with the positions that are open. */
export function drawClosed({
  locale,
  origin,
  company,
  jobs,
  title,
}: OfCompany & { readonly title: string }): string {
  const say = sayIn(locale)
  return drawPage({
    locale,
    title: `${say('closed')} · ${title}`,
    description: say('closedText'),
    company,
    openCount: jobs.length,
    path: null,
    origin,
    isFindable: false,
    main: html`<main class="w one art"><h1>${title}</h1><p class="other">${say('closed')}</p><p>${say('closedText')}</p><h2>${say('otherPositions')}</h2>${listed(locale, company, jobs)}</main>`,
  })
}

interface Message {
  readonly locale: Locale
  readonly title: string
  readonly text: string
  readonly company?: JobCompany
  readonly more?: Html
}

/** A page that says one thing: not found, too many, sent. It depends on nothing else. */
export function drawMessage({ locale, title, text, company, more }: Message): string {
  return drawPage({
    locale,
    title,
    description: text,
    company: company ?? null,
    openCount: null,
    path: null,
    origin: '',
    isFindable: false,
    main: html`<main class="w one art"><h1>${title}</h1><p class="other">${text}</p>${more ?? null}</main>`,
  })
}
