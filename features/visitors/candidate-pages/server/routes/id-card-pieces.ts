import { readFile } from 'node:fs/promises'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { errorCode } from '@candor/kernel/error-code'
import { Refusal } from '@candor/kernel/refusal'
import { linkRequestOf } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { maxIdCardBytes } from '../../contract/addresses.ts'
import { maxPieces, saveIdCard, sendIdCardPiece } from '../../contract/id-card.ts'
import { lockPage, openPage, requireConsent } from '../actions/open-page.ts'
import { insertPiece, lockPieces } from '../queries/id-photo-pieces.ts'

/** Error codes of full disks and of a full database. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Runs work that stores a picture; refuses where the disk or the database is full. */
export async function whileRoom<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const isFull = fullCodes.has(errorCode(error))
    throw isFull ? new Refusal(saveIdCard, 'storageFull') : error
  }
}

/** Serves the call that stores ID card photos piece by piece. */
export function servePieces(services: AppServices, serve: Serve): void {
  serve(sendIdCardPiece, async ({ input, files, context }) => {
    const { upload, side, offset } = input
    const linkRequest = { ...linkRequestOf({ input, context }, 'idCard'), key: upload }
    const { companyId } = requireConsent(await openPage(services, linkRequest))
    const content = files.piece ? await readFile(files.piece.path) : Buffer.alloc(0)
    return whileRoom(() =>
      services.db.transaction().execute(async (db) => {
        const within = { ...services, db }
        const { linkId, usedAt } = requireConsent(await lockPage(within, linkRequest, { companyId }))
        // This very submit was handed in, and its answer did not come back: there is nothing left to send.
        if (usedAt !== null) return { heldBytes: maxIdCardBytes }
        const of = { linkId, companyId, side, upload }
        const { heldBytes, pieces } = await lockPieces(db, of)
        if (content.length === 0 || offset !== heldBytes) return { heldBytes }
        const next = heldBytes + content.length
        if (next > maxIdCardBytes || pieces >= maxPieces)
          throw new Refusal(sendIdCardPiece, 'pictureTooLarge', { data: { field: side } })
        await insertPiece(db, of, { startsAt: heldBytes, content, now: services.clock.now() })
        return { heldBytes: next }
      }),
    )
  })
}
