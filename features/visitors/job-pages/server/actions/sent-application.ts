import type { Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { v5 } from 'uuid'
import { isExternalIdErased } from '../../../../platform/erasing/server/queries/erased-ids.ts'
import { reservedPrefix } from '../../../../platform/imports/rules/reserved-id.ts'
import type { Applicant, Typed } from '../../rules/application.ts'
import { findSentBefore } from '../queries/applications.ts'
import type { PublishedRow } from '../queries/published.ts'
import type { SentResume } from './receive-form.ts'

/** An application as its form brought it, without a fault. */
export interface SentApplication {
  readonly row: PublishedRow
  readonly locale: Locale
  readonly applicant: Applicant
  readonly typed: Typed
  readonly resume: SentResume
  readonly consent: { readonly version: string; readonly wording: string; readonly hash: string }
}

/** One id for one application: the same texts and the same file again are the same one. `round` counts its ends. */
function externalIdOf({ row, applicant, typed, resume }: SentApplication, round: number): string {
  const sent = [
    applicant.name,
    applicant.email,
    applicant.phone,
    typed.note,
    typed.person,
    resume.contentHash,
  ]
  return `${reservedPrefix}${v5(JSON.stringify([...sent, ...(round > 0 ? [round] : [])]), row.positionId)}`
}

/** The id of an application. After an erasure or an outcome, the same application begins anew under the next id. */
export async function openExternalId(db: Database, sent: SentApplication): Promise<string> {
  const { companyId } = sent.row
  for (let round = 0; ; round += 1) {
    const externalId = externalIdOf(sent, round)
    const before = await findSentBefore(db, companyId, externalId)
    const isOver = before ? before.outcome !== null : await isExternalIdErased(db, companyId, externalId)
    if (!isOver) return externalId
  }
}
