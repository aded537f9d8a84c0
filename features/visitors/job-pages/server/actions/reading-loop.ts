import { setTimeout as pause } from 'node:timers/promises'
import type { AppServices } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import { isRecord } from '@candor/kernel/is-record'
import {
  findCandidateDocument,
  storeCandidateDocument,
} from '../../../../candidates/candidates/server/queries.ts'
import { readJsonResume } from '../../../../candidates/resume/rules/json-resume.ts'
import { itemsOfJsonResume } from '../../../../candidates/resume/rules/json-resume-items.ts'
import { bundleOfRow } from '../../../../candidates/resume-drop/rules/bundle.ts'
import type { ReadFields } from '../../../../candidates/resume-reading/rules/read-resume.ts'
import { readResume } from '../../../../candidates/resume-reading/server/actions/read-resume.ts'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { holdImportsOff } from '../../../../platform/imports/server/queries/files.ts'
import { type ClaimedResume, claimResume, endReading, findSent } from '../queries/applications.ts'
import { valuesOf } from './apply.ts'

/** A reading that takes longer was left by a server that is gone. */
const abandonedMs = 180_000
/** A resume that has stopped servers this often is left unread. */
const mostTries = 4
/** A longer rest would end the process that reads the next resume too. */
const longestRestMs = 250

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>

/** The standard resume of a candidate from a read document. Name and contacts are what the applicant typed. */
function itemsOf(sent: Sent, read: ReadFields) {
  const { resume } = bundleOfRow({
    externalId: '',
    positionExternalId: '',
    stageId: '',
    stageTypeKind: 1,
    values: valuesOf(sent),
    read,
    mediaPath: '',
    now: 0,
  })
  const known = isRecord(resume) ? readJsonResume(resume.jsonResume) : null
  return known ? itemsOfJsonResume(known.resume) : []
}

/** Whether a stored resume has the details of its candidate alone, as an application stores it. */
function hasBasicsAlone(stored: unknown): boolean {
  const items = isRecord(stored) && Array.isArray(stored.items) ? stored.items : []
  return items.every((item: unknown) => isRecord(item) && item.parentId === 'baseInfo')
}

/** Reads the resumes of applications in the background, one after the other, to fill education and work. */
export class ApplicationReadingLoop extends BackgroundLoop {
  readonly #services: AppServices

  constructor(services: AppServices) {
    super((error) => services.log.error({ err: error }, 'reading the resumes of applications failed'))
    this.#services = services
  }

  protected override async takeTurn(): Promise<boolean> {
    const { db, clock } = this.#services
    const now = clock.now()
    const claimed = await claimResume(db, now, new Date(now.getTime() - abandonedMs))
    if (claimed) await this.#settleAndRest(claimed)
    return claimed !== null
  }

  async #settleAndRest(claimed: ClaimedResume): Promise<void> {
    const { db, log } = this.#services
    const began = performance.now()
    try {
      const end = claimed.tries <= mostTries ? await this.#read(claimed) : 'unread'
      if (end !== 'later') await endReading(db, claimed.id, end)
    } catch (error) {
      // One resume must not hold up the others.
      log.error({ err: error, applicationId: claimed.id }, 'the resume of an application was not read')
      await endReading(db, claimed.id, 'unread')
    }
    await pause(Math.min(performance.now() - began, longestRestMs))
  }

  /** Reads a resume and stores what it says. A server that is too busy reads it later. */
  async #read(claimed: ClaimedResume): Promise<'read' | 'unread' | 'later'> {
    const { db, files, clock } = this.#services
    const sent = await findSent(db, claimed)
    if (!sent) return 'unread'
    const options = { by: claimed.companyId, now: clock.now() }
    const result = await readResume({ path: files.pathOf(sent.contentHash), name: sent.fileName }, options)
    if (result.kind === 'busy' || result.kind === 'tooSlow') return 'later'
    if (result.kind !== 'read') return 'unread'
    return (await this.#store(claimed, sent.contentHash, result.fields)) ? 'read' : 'unread'
  }

  /**
   * Stores what a resume says, unless its candidate is gone or has another resume by now. A resume that somebody filled
   * meanwhile stays: a merge may have given the application to another candidate.
   */
  #store(claimed: ClaimedResume, contentHash: string, read: ReadFields): Promise<boolean> {
    const { db, clock } = this.#services
    return db.transaction().execute(async (transaction) => {
      await holdImportsOff(transaction, claimed.companyId)
      await lockCandidates(transaction, claimed.companyId, [claimed.candidateId])
      const sent = await findSent(transaction, claimed)
      if (sent?.contentHash !== contentHash) return false
      const { companyId, candidateId } = claimed
      const stored = await findCandidateDocument(transaction, { companyId, candidateId }, 'resume')
      if (!hasBasicsAlone(stored)) return false
      await storeCandidateDocument(
        transaction,
        claimed,
        'resume',
        { items: itemsOf(sent, read) },
        clock.now(),
      )
      return true
    })
  }
}
