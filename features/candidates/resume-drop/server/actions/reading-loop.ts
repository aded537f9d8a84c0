import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppServices } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import type { ReadFault } from '../../../resume-reading/rules/read-resume.ts'
import { readResume } from '../../../resume-reading/server/actions/read-resume.ts'
import type { DropFault } from '../../contract/row.ts'
import { emptySummary, summaryOf } from '../../rules/summary.ts'
import { type ClaimedFile, claimWaiting, findReadDrop, storeFault, storeReading } from '../queries/reading.ts'

/** One processor stays free for everybody else. */
const atOnce = Math.max(1, availableParallelism() - 1)

/** A longer rest would end the process that reads the next file too. */
const longestRestMs = 250

/** A file that has stopped servers this often is given up. */
const mostTries = 4

/** The fault of a row; null where the file waits for another turn. */
function faultOf(kind: ReadFault, format: string): DropFault | null {
  if (kind === 'busy') return null
  return kind === 'notADocument' && format !== '' ? 'otherKind' : kind
}

/** Reads dropped files, in the background and file by file, from its start and after each `wake`. */
export class ReadingLoop extends BackgroundLoop {
  readonly #services: AppServices
  /** Passwords of locked files. They are kept nowhere else. */
  readonly #passwords = new Map<string, string>()

  constructor(services: AppServices) {
    super((error) => services.log.error({ err: error }, 'reading dropped resumes failed'), atOnce)
    this.#services = services
  }

  unlockWith(dropFileId: string, password: string): void {
    this.#passwords.set(dropFileId, password)
  }

  protected override async takeTurn(): Promise<boolean> {
    const { db, clock } = this.#services
    const file = await claimWaiting(db, clock.now())
    if (file) await this.#readAndRest(file)
    return file !== null
  }

  /** Reads a file, then rests as long as it took: reading reports comes first. */
  async #readAndRest(file: ClaimedFile): Promise<void> {
    const began = performance.now()
    await this.#read(file)
    await this.#tellEnd(file)
    await pause(Math.min(performance.now() - began, longestRestMs))
  }

  /** Tells the account of a drop once all of its files are read. */
  async #tellEnd({ dropId, companyId }: ClaimedFile): Promise<void> {
    const { db, clock } = this.#services
    const drop = await findReadDrop(db, dropId)
    if (!drop) return
    const { accountId, positionId, count, failed } = drop
    const work = { db, now: clock.now(), viewer: { companyId, accountId: null } }
    const about = { variant: 'drop', thingId: dropId, positionId, count, failed }
    await notify(work, { kind: failed > 0 ? 'failed' : 'finished', to: [accountId], about })
  }

  async #read({ id, companyId, name, contentHash, format, tries }: ClaimedFile): Promise<void> {
    const { db, files, clock } = this.#services
    const password = this.#passwords.get(id)
    this.#passwords.delete(id)
    if (tries > mostTries) return storeFault(db, id, { fault: 'damaged', summary: emptySummary(null) })
    const options = { by: companyId, now: clock.now(), ...(password === undefined ? {} : { password }) }
    const result = await readResume({ path: files.pathOf(contentHash), name }, options)
    if (result.kind === 'read') {
      const { fields, resume } = result
      return storeReading(db, id, {
        summary: summaryOf(fields),
        reading: {
          fields,
          resume: { lines: resume.lines.map(({ text }) => ({ text })), isCut: resume.isCut },
        },
      })
    }
    const fault = faultOf(result.kind, format)
    if (fault) await storeFault(db, id, { fault, summary: emptySummary(result.nameFromFile) })
  }
}
