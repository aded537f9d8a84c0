import { Readable } from 'node:stream'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { linkRefusals } from '../../../../meetings/planning/contract/mail-links.ts'
import { linkRequestOf } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { holdImportsOff } from '../../../../platform/imports/server/queries/files.ts'
import { releasedOnFailure } from '../../../../platform/imports/server/queries/unnamed.ts'
import { attachUpload, insertUpload } from '../../../../platform/uploads/server/queries.ts'
import { saveIdCard } from '../../contract/id-card.ts'
import { sidesOf } from '../../rules/documents.ts'
import { lockPage, openPage, requireConsent } from '../actions/open-page.ts'
import { putIdCard } from '../queries/id-cards.ts'
import { deletePieces } from '../queries/id-photo-pieces.ts'
import { isInterviewOf } from '../queries/interviews.ts'
import type { OpenPage, PageLinkRequest } from '../queries/open-pages.ts'
import { endLink } from '../queries/page-links.ts'
import { type CleanPicture, cleanPicture } from '../workers/clean-picture.ts'
import { withPieces } from '../workers/with-pieces.ts'
import { servePieces, whileRoom } from './id-card-pieces.ts'

const sides = { frontIdCard: 'id-card-front', backIdCard: 'id-card-back' } as const
type Side = keyof typeof sides

/** Stores a picture as a file of the page's candidate; refuses where there is no room. */
export async function storePicture(
  within: AppServices,
  page: Pick<OpenPage, 'companyId' | 'candidateId'>,
  { content, contentType, ending }: CleanPicture,
  name: string,
  now: Date,
): Promise<FileId> {
  const { hash, size } = await whileRoom(() => within.files.put(Readable.from([content])))
  const columns = { contentHash: hash, sizeBytes: size, contentType, name: `${name}.${ending}` }
  const fileId = await insertUpload(within.db, page.companyId, columns, now)
  await attachUpload(within.db, page, fileId)
  return fileId
}

/** Returns a side without metadata; a refusal names the side. */
async function clean(side: Side, file: { readonly path: string }, page: OpenPage): Promise<CleanPicture> {
  const cleaned = await cleanPicture(file.path, page.linkId)
  if ('fault' in cleaned) throw new Refusal(saveIdCard, cleaned.fault, { data: { field: side } })
  return cleaned.picture
}

interface CardPictures {
  readonly front: CleanPicture
  readonly back: CleanPicture | null
}

/** Serves the call that stores an ID card. */
export function idCardRoutes(services: AppServices, serve: Serve): void {
  servePieces(services, serve)

  serve(saveIdCard, async ({ input, files, context }) => {
    const linkRequest = { ...linkRequestOf({ input, context }, 'idCard'), key: context.idempotencyKey }
    const opened = requireConsent(await openPage(services, linkRequest))
    if (opened.usedAt !== null) return null
    if (input.interviewId && !(await isInterviewOf(services.db, opened, input.interviewId)))
      throw new Refusal(linkRefusals, 'linkOver')
    const hasBack = sidesOf(input.document ?? 'idCard').includes('back')
    // Outside of the transaction, as another program may convert them.
    const handed = { linkId: opened.linkId, upload: input.upload ?? '', sent: files }
    const pictures = await whileRoom(() =>
      withPieces(services, handed, async ({ frontIdCard, backIdCard }): Promise<CardPictures> => {
        if (!frontIdCard) throw new Refusal(saveIdCard, 'frontMissing', { data: { field: 'frontIdCard' } })
        if (hasBack && !backIdCard)
          throw new Refusal(saveIdCard, 'backMissing', { data: { field: 'backIdCard' } })
        const front = await clean('frontIdCard', frontIdCard, opened)
        return { front, back: hasBack && backIdCard ? await clean('backIdCard', backIdCard, opened) : null }
      }),
    )
    await storeIdCard(services, opened.companyId, linkRequest, pictures)
    return null
  })
}

/** Stores both pictures and ends the link, unless another try of the same submit already did. */
async function storeIdCard(
  services: AppServices,
  companyId: CompanyId,
  linkRequest: PageLinkRequest<'idCard'> & { readonly key: string | null },
  pictures: CardPictures,
): Promise<void> {
  await releasedOnFailure(services, (store) =>
    transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
      const within = { ...services, db, files: store }
      const holds = { companyId, before: holdImportsOff }
      const page = requireConsent(await lockPage(within, linkRequest, holds))
      if (page.usedAt !== null) return
      const front = await storePicture(within, page, pictures.front, sides.frontIdCard, now)
      const back = pictures.back && (await storePicture(within, page, pictures.back, sides.backIdCard, now))
      await putIdCard(db, page, { front, back }, now)
      await deletePieces(db, page.linkId)
      await endLink(db, page.linkId, { key: linkRequest.key, now })
      record({ action: 'idCard.received', candidateId: page.candidateId, details: {} })
    }),
  )
}
