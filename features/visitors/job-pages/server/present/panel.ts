import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readStoredDescription, readStoredSalary } from '../../../../candidates/positions/rules/fields.ts'
import type { PositionRow } from '../../../../candidates/positions/server/queries/listed-positions.ts'
import type { getJobPage } from '../../contract.ts'
import { previewPath } from '../actions/preview.ts'
import type { countApplications, StoredPage } from '../queries/job-pages.ts'
import type { JobSite } from '../queries/job-sites.ts'

interface Shown {
  readonly position: PositionRow
  readonly page: StoredPage | null
  readonly site: JobSite
  /** The slug of a page that nobody has saved yet. */
  readonly suggestedSlug: string
  readonly counts: Awaited<ReturnType<typeof countApplications>>
  readonly showsSalary: boolean
  readonly mayPublish: boolean
}

const stateOf = (state: string) => (state === 'draft' || state === 'closed' ? state : 'open')

/** The page of a position as the people of its company set it. */
export function presentPanel(services: AppServices, shown: Shown): ReplyOf<typeof getJobPage> {
  const { position, page, site, suggestedSlug, counts, showsSalary, mayPublish } = shown
  const list = `${services.settings.publicUrl}/jobs/${site.slug}`
  const slug = page?.slug ?? suggestedSlug
  const texts = Object.values(readStoredDescription(position.description))
  return {
    slug,
    contactName: page?.contactName ?? '',
    contactEmail: page?.contactEmail ?? '',
    applyUntil: page?.applyUntil ?? '',
    answerDays: page?.answerDays ?? 5,
    decisionDays: page?.decisionDays ?? 10,
    address: `${list}/${slug}`,
    previewAddress: page && mayPublish ? previewPath(services, position.id) : null,
    listAddress: list,
    feedAddress: `${list}/feed.xml`,
    isPublished: page?.isPublished ?? false,
    publishedAt: page?.publishedAt?.getTime() ?? null,
    companyContactName: site.contactName,
    companyContactEmail: site.contactEmail,
    positionState: stateOf(position.state),
    tellsSalary: showsSalary && readStoredSalary(position.salary) !== null,
    hasDescription: texts.some((text) => text.trim() !== ''),
    isFindable: site.isFindable,
    ...counts,
    revision: page?.revision ?? 0,
    mayPublish,
  }
}
