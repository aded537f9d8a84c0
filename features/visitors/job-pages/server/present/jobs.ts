import { readStoredDescription, readStoredSalary } from '../../../../candidates/positions/rules/fields.ts'
import { readCompanyRules } from '../../../../platform/company/rules.ts'
import { contactOf, type Job, type JobCompany } from '../../rules/job.ts'
import type { ListedRow, Site } from '../queries/published.ts'

export function presentCompany({ name, nameLatin, slug, timeZone, isFindable }: Site): JobCompany {
  return { name, nameLatin, slug, timeZone, isFindable }
}

/** A position as the public sees it: what this names leaves the house, and nothing else. */
export function presentJob(site: Site, row: ListedRow, now: Date): Job {
  const own = { name: row.ownContactName, email: row.ownContactEmail }
  const company = { name: site.contactName, email: site.contactEmail }
  return {
    slug: row.pageSlug,
    name: row.positionName,
    nameLatin: row.positionNameLatin,
    nameTw: row.nameTw,
    grade: row.grade,
    place: row.place,
    seats: row.seats,
    description: readStoredDescription(row.description),
    salary: readCompanyRules(site.rules).showsSalary ? readStoredSalary(row.salary) : null,
    applyUntil: row.applyUntil,
    answerDays: row.answerDays,
    decisionDays: row.decisionDays,
    contact: contactOf(own, company) ?? { name: '', email: '' },
    rounds: row.rounds,
    publishedAt: row.publishedAt ?? now,
  }
}
