import { positionNameIn } from '../../../../candidates/positions/rules/names.ts'
import { escapeXml } from '../../rules/html.ts'
import { type Job, type JobCompany, textIn } from '../../rules/job.ts'
import { descriptionHtml } from '../../rules/structured-data.ts'

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

function jobElement(job: Job, company: JobCompany, origin: string): string {
  // Boards take one language: English where the position has it.
  const { text, locale } = textIn('en', job.description)
  const { salary } = job
  return [
    '<job>',
    element('title', positionNameIn(locale, job)),
    element('date', job.publishedAt.toUTCString()),
    element('referencenumber', job.slug),
    element('url', `${origin}/jobs/${company.slug}/${job.slug}`),
    element('company', company.nameLatin ?? company.name),
    element('city', job.place),
    element('description', descriptionHtml(text)),
    salary === null
      ? ''
      : element('salary', `${salary.currency} ${salary.min}-${salary.max} per ${salary.per}`),
    job.applyUntil === '' ? '' : element('expirationdate', job.applyUntil),
    '</job>',
  ].join('')
}

/** The published positions for job boards. */
export function drawFeed(company: JobCompany, jobs: readonly Job[], origin: string): string {
  const changed = new Date(Math.max(0, ...jobs.map(({ publishedAt }) => publishedAt.getTime())))
  return [
    '<?xml version="1.0" encoding="UTF-8"?><source>',
    element('publisher', company.nameLatin ?? company.name),
    element('publisherurl', `${origin}/jobs/${company.slug}`),
    element('lastBuildDate', changed.toUTCString()),
    ...jobs.map((job) => jobElement(job, company, origin)),
    '</source>\n',
  ].join('')
}
