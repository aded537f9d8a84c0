import type { Locale } from '@candor/messages/locale'
import { formatNumber } from '@candor/messages/numbers'
import type { Salary } from '../../../../candidates/positions/contract/fields.ts'
import { readDescription } from '../../../../candidates/positions/rules/description.ts'
import { positionNameIn } from '../../../../candidates/positions/rules/names.ts'
import { type Html, html, jsonInScript } from '../../rules/html.ts'
import { type Job, type JobCompany, textIn } from '../../rules/job.ts'
import { jobPosting } from '../../rules/structured-data.ts'
import { companyNames, drawPage } from './frame.ts'
import { sayIn, wordDay } from './words.ts'

/** What a page of a position is drawn from. */
export interface PositionPage {
  readonly locale: Locale
  readonly origin: string
  readonly company: JobCompany
  readonly job: Job
  readonly openCount: number
  /** The form, or nothing in a preview. */
  readonly form: Html | null
  /** Above the page: a preview says that it is one. */
  readonly banner?: string
}

function wordSalary(locale: Locale, { min, max, currency, per }: Salary): string {
  const say = sayIn(locale)
  const format = (value: number) =>
    formatNumber(locale, value, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
      currencyDisplay: 'narrowSymbol',
    })
  const range =
    min === max ? format(min) : say('fromTo', { from: format(min), to: formatNumber(locale, max) })
  return say(`per.${per}`, { range })
}

function facts(locale: Locale, { place, grade, seats, salary, applyUntil }: Job): Html {
  const say = sayIn(locale)
  const rows = [
    place !== '' && [say('where'), place],
    salary && [say('pay'), wordSalary(locale, salary)],
    [
      say('level'),
      grade === '' ? say('seats', { count: seats }) : say('gradeSeats', { grade, count: seats }),
    ],
    applyUntil !== '' && [say('applyUntil'), wordDay(locale, applyUntil, 'withoutYear')],
  ]
  return html`<dl class="fact">${rows.map((row) => row && html`<div><dt>${row[0] ?? ''}</dt><dd>${row[1] ?? ''}</dd></div>`)}</dl>`
}

function descriptionBlocks(text: string): Html[] {
  return readDescription(text).map((block) => {
    if (block.kind === 'heading')
      return block.level === 1 ? html`<h2>${block.text}</h2>` : html`<h3>${block.text}</h3>`
    if (block.kind === 'list')
      return html`<ul class="li">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`
    return html`<p>${block.lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</p>`
  })
}

/** The steps after an application, with their times. */
function steps(locale: Locale, { answerDays, decisionDays, rounds, contact }: Job): Html {
  const say = sayIn(locale)
  const rows = [
    {
      title: say('step.read'),
      text: say('step.readText', { name: contact.name || 'none' }),
      time: say('days', { count: answerDays }),
    },
    ...rounds.map((round) => ({ title: round, text: say('step.roundText'), time: '' })),
    {
      title: say('step.decision'),
      text: say('step.decisionText'),
      time: say('days', { count: decisionDays }),
    },
  ]
  return html`<h2>${say('next')}</h2><ol class="how num">${rows.map(({ title, text, time }, index) => html`<li><span>${index + 1}</span><div><b>${title}</b><p>${text}</p></div><span class="t">${time}</span></li>`)}</ol>`
}

function aboutPeople(locale: Locale, { contact }: Job): Html {
  const say = sayIn(locale)
  return html`<h2>${say('ai')}</h2><p>${say('aiText')}</p><h2>${say('contact')}</h2><p>${contact.name && html`${contact.name} · `}<a href="mailto:${contact.email}">${contact.email}</a></p>`
}

/** The page of a position. */
export function drawPosition({
  locale,
  origin,
  company,
  job,
  openCount,
  form,
  banner,
}: PositionPage): string {
  const say = sayIn(locale)
  const title = positionNameIn(locale, job)
  const other = locale === 'en' ? job.name : job.nameLatin
  const { text, locale: textLocale } = textIn(locale, job.description)
  const names = companyNames(company, locale)
  const path = `/jobs/${company.slug}/${job.slug}`
  const posting = jobPosting({ job, company, title, text, url: `${origin}${path}` })
  const plain = text.replace(/^[#\-*•\s]+/gm, '').replace(/\s+/g, ' ')
  const main = html`<div class="w gr"><main class="art"><h1>${title}</h1>${other && other !== title && html`<p class="other" lang="${locale === 'en' ? 'zh' : 'en'}">${other}</p>`}${facts(locale, job)}<div lang="${textLocale === 'cn' ? 'zh-CN' : textLocale}">${descriptionBlocks(text)}</div>${steps(locale, job)}${aboutPeople(locale, job)}</main>${form}</div>`
  return drawPage({
    locale,
    title: `${title} · ${names.shown}`,
    description: plain === '' ? title : plain.slice(0, 155),
    company,
    openCount,
    path,
    origin,
    isFindable: company.isFindable && banner === undefined,
    head: html`<script type="application/ld+json">${jsonInScript(posting)}</script>`,
    hasScript: form !== null,
    ...(banner !== undefined && { banner }),
    main,
    ...(form && {
      foot: html`<div class="jump"><a class="btn pri" href="#apply">${say('applyButton')}</a></div>`,
    }),
  })
}
