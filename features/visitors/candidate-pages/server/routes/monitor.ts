import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { addPicture, countPictures } from '../../../../findings/integrity/server/queries/monitor-pictures.ts'
import { linkRefusals } from '../../../../meetings/planning/contract/mail-links.ts'
import { linkRequestOf } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { holdSweepOff } from '../../../../platform/imports/server/queries/files.ts'
import { releasedOnFailure } from '../../../../platform/imports/server/queries/unnamed.ts'
import { uploadImage } from '../../contract/monitor.ts'
import { decidePicture, maxPictures } from '../../rules/monitor.ts'
import { lockPage, openPage, requireConsent } from '../actions/open-page.ts'
import type { OpenPage } from '../queries/open-pages.ts'
import { type CleanPicture, cleanPicture } from '../workers/clean-picture.ts'
import { storePicture } from './id-card.ts'

const names = ['computer', 'phone', 'screen'] as const

/** Serves the call that stores monitor pictures during an interview. */
export function monitorRoutes(services: AppServices, serve: Serve): void {
  serve(uploadImage, async ({ input, files, context }) => {
    const { source, createTime } = input
    const linkRequest = linkRequestOf({ input, context }, 'monitor')
    const opened = requireConsent(await openPage(services, linkRequest))
    if (input.interviewId && input.interviewId.toLowerCase() !== opened.interviewId)
      throw new Refusal(linkRefusals, 'linkOver')
    const { file } = files
    if (!file) throw new Refusal(uploadImage, 'pictureMissing', { data: { field: 'file' } })
    const cleaned = await cleanPicture(file.path, opened.linkId)
    if ('fault' in cleaned) throw new Refusal(uploadImage, cleaned.fault, { data: { field: 'file' } })
    return releasedOnFailure(services, (store) =>
      services.db.transaction().execute(async (db) => {
        const within = { ...services, db, files: store }
        // The same content may lie in the store unnamed, just about to be swept away.
        const holds = { companyId: opened.companyId, before: holdSweepOff }
        const page = requireConsent(await lockPage(within, linkRequest, holds))
        const sentPictures = await takePicture(within, page, { source, createTime, picture: cleaned.picture })
        return { interviewEndTime: page.interviewEndedAt, sentPictures }
      }),
    )
  })
}

interface SentPicture {
  /** From 1 to 3: computer, phone, screen. */
  readonly source: number
  /** When it was taken. */
  readonly createTime: number
  readonly picture: CleanPicture
}

/** Stores a picture once, or refuses it. Returns how many pictures the link has sent. */
async function takePicture(
  within: AppServices,
  page: ReturnType<typeof requireConsent<OpenPage<'monitor'>>>,
  { source, createTime, picture }: SentPicture,
): Promise<number> {
  const { companyId, interviewId, linkId, interviewEndedAt: endedAt, consent } = page
  const key = { source, createTime, linkId }
  const { count, ofLink, isKnown } = await countPictures(within.db, { companyId, interviewId }, key)
  if (isKnown) return ofLink
  const now = within.clock.now()
  const facts = { takenAt: createTime, consentedAt: consent.givenAt, endedAt, now: now.getTime() }
  const decided = decidePicture(facts)
  if (decided !== 'taken') throw new Refusal(uploadImage, decided, { data: { field: 'createTime' } })
  if (count >= maxPictures) throw new Refusal(uploadImage, 'enoughPictures')
  const fileId = await storePicture(within, page, picture, `${names[source - 1]}-${createTime}`, now)
  await addPicture(within.db, { companyId, interviewId }, { ...key, fileId }, now)
  return ofLink + 1
}
