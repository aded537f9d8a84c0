import { escapeHtml } from '@candor/kernel/escape-html'
import { readDescription } from '../../../candidates/positions/rules/description.ts'
import type { Job, JobCompany } from './job.ts'

/** A description as simple HTML, as job boards expect it. */
export function descriptionHtml(text: string): string {
  return readDescription(text)
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${escapeHtml(block.text)}</h3>`
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
      return `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`
    })
    .join('')
}

/** The schema.org `JobPosting` of a page. */
export function jobPosting({
  job,
  company,
  title,
  text,
  url,
}: {
  job: Job
  company: JobCompany
  title: string
  text: string
  url: string
}) {
  const { salary, applyUntil, place } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionHtml(text),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.slug },
    datePosted: job.publishedAt.toISOString().slice(0, 10),
    ...(applyUntil !== '' && { validThrough: `${applyUntil}T23:59:59` }),
    url,
    directApply: true,
    totalJobOpenings: job.seats,
    hiringOrganization: { '@type': 'Organization', name: company.nameLatin ?? company.name },
    ...(place !== '' && {
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place } },
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.min,
          maxValue: salary.max,
          unitText: salary.per === 'month' ? 'MONTH' : 'YEAR',
        },
      },
    }),
  }
}
