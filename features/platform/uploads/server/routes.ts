import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { fileTypeFromFile } from 'file-type'
import { gateRefusals } from '../../access/contract.ts'
import { canAct } from '../../access/rules/acts.ts'
import { withRights } from '../../access/server/gate/with-rights.ts'
import { requireQuota } from '../../editions/server/actions/require-quota.ts'
import { holdSweepOff } from '../../imports/server/queries/files.ts'
import { releasedOnFailure } from '../../imports/server/queries/unnamed.ts'
import { fileReference, uploadGrant } from '../../media/rules.ts'
import { uploadFiles } from '../contract.ts'
import { keptName } from '../rules/file-name.ts'
import { holdsText } from '../rules/holds-text.ts'
import { isOfKind, kindOfName, servedType, type UploadKind } from '../rules/kind.ts'
import { insertUpload } from './queries.ts'

/** The kind of a received file; refuses a file of no kind, or with the content of another one. */
async function checkKind({ path, name }: { path: string; name: string }): Promise<UploadKind> {
  const kind = kindOfName(name)
  if (!kind) throw new Refusal(uploadFiles, 'fileType')
  const { size } = await stat(path)
  if (size === 0) throw new Refusal(uploadFiles, 'empty')
  const detected = (await fileTypeFromFile(path))?.mime ?? null
  const isText = kind === 'txt' && (await holdsText(createReadStream(path)))
  if (!isOfKind(kind, { detected, isText })) throw new Refusal(uploadFiles, 'otherContent')
  return kind
}

export function routes(services: AppServices, serve: Serve): void {
  const { clock, media } = services

  serve(uploadFiles, async (request) => {
    const { viewer } = request
    const received = request.files.files
    if (!canAct(viewer.userType)) throw new Refusal(gateRefusals, 'noOperate')
    if (!received) throw new Refusal(uploadFiles, 'noFile')
    const fileName = keptName(received.name)
    const contentType = servedType(await checkKind({ path: received.path, name: fileName }))
    const fileId = await releasedOnFailure(services, (store) =>
      withRights(services, uploadFiles.access, request, async ({ db }, { viewer }) => {
        if (!canAct(viewer.userType)) throw new Refusal(gateRefusals, 'noOperate')
        const { companyId } = viewer
        // Holds the sweep of files off: the same content may lie in the store unreferenced, about to be deleted.
        await holdSweepOff(db, companyId)
        const { size: more } = await stat(received.path)
        await requireQuota(db, { companyId, quota: 'storage', more, now: clock.now() })
        const { hash, size } = await store.put(createReadStream(received.path))
        const columns = { contentHash: hash, sizeBytes: size, contentType, name: fileName }
        return insertUpload(db, companyId, columns, clock.now())
      }),
    )
    return [{ url: media.of(uploadGrant(viewer))(fileId), fileName, reference: fileReference(fileId) }]
  })
}
