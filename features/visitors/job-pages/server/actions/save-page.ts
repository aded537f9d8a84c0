import type { InputOf } from '@candor/call/define'
import { readAddress } from '@candor/kernel/email-address'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStoredDescription } from '../../../../candidates/positions/rules/fields.ts'
import {
  findPosition,
  type PositionRow,
} from '../../../../candidates/positions/server/queries/listed-positions.ts'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { mayPublishJobPages } from '../../../../platform/access/rules/acts.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { saveJobPage } from '../../contract.ts'
import { contactOf, isDay } from '../../rules/job.ts'
import { isSlug } from '../../rules/slug.ts'
import {
  findJobPage,
  listPageSlugs,
  lockJobPages,
  putJobPage,
  type StoredPage,
} from '../queries/job-pages.ts'
import type { JobSite } from '../queries/job-sites.ts'
import { ensureJobSite } from './job-site.ts'

type Input = InputOf<typeof saveJobPage>

function refuse(refusal: keyof typeof saveJobPage.refusals, field?: keyof Input): never {
  throw new Refusal(saveJobPage, refusal, field ? { data: { field } } : {})
}

/** An e-mail as it is stored; an empty one stays empty. */
function storedEmail(text: string): string {
  if (text === '') return ''
  return readAddress(text) ?? refuse('badEmail', 'contactEmail')
}

/** Refuses what a published page cannot be without. */
function requirePublishable(input: Input, position: PositionRow, site: JobSite): void {
  if (position.state !== 'open') refuse('notOpen')
  const texts = Object.values(readStoredDescription(position.description))
  if (texts.every((text) => text.trim() === '')) refuse('noDescription')
  const own = { name: input.contactName, email: input.contactEmail }
  if (!contactOf(own, { name: site.contactName, email: site.contactEmail }))
    refuse('noContact', 'contactEmail')
}

const actionOf = (before: StoredPage | null, isPublished: boolean) => {
  const wasPublished = before?.isPublished ?? false
  if (wasPublished === isPublished) return 'jobPage.changed'
  return isPublished ? 'jobPage.published' : 'jobPage.takenBack'
}

/** Changes the page of a position, publishes it or takes it back. */
export async function savePage(act: AuditedTransaction, input: Input): Promise<{ revision: number }> {
  const { db, viewer, now, record } = act
  const { companyId } = viewer
  await lockJobPages(db, companyId)
  const site = await ensureJobSite(db, companyId)
  if (!mayPublishJobPages(viewer, site.hrMayPublish)) refuse('mayNotPublish')
  const positionId = readId<'position'>(input.positionId)
  const position = positionId && (await findPosition(db, companyId, positionId))
  if (!position) throw new Refusal(gateRefusals, 'notFound')
  const before = await findJobPage(db, companyId, position.id)
  if ((before?.revision ?? 0) !== input.revision) refuse('changedMeanwhile')
  const { slug, isPublished, applyUntil, answerDays, decisionDays, contactName } = input
  if (!isSlug(slug)) refuse('badSlug', 'slug')
  if ((await listPageSlugs(db, companyId, position.id)).has(slug)) refuse('slugTaken', 'slug')
  if (applyUntil !== '' && !isDay(applyUntil)) refuse('badDay', 'applyUntil')
  const contactEmail = storedEmail(input.contactEmail)
  const isNewlyPublished = isPublished && !before?.isPublished
  if (isNewlyPublished) requirePublishable(input, position, site)
  const page = { slug, isPublished, applyUntil, answerDays, decisionDays, contactName, contactEmail }
  const times = {
    firstPublishedAt: before?.firstPublishedAt ?? (isPublished ? now : null),
    publishedAt: isNewlyPublished ? now : isPublished ? (before?.publishedAt ?? now) : null,
  }
  const revision = await putJobPage(db, { companyId, positionId: position.id, ...page, ...times }, before)
  record({ action: actionOf(before, isPublished), details: { subject: position.name } })
  return { revision }
}
