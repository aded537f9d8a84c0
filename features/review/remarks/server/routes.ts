import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { changeRemark, deleteRemark, listRemarkVersions } from '../contract.ts'
import { seesVersions } from '../rules.ts'
import { change, remove } from './actions.ts'
import { findRemark, listVersions } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(changeRemark, (request) =>
    auditedTransaction(services, changeRemark, request, async (work) => ({
      revision: await change(work, request.input),
    })),
  )

  serve(deleteRemark, (request) =>
    auditedTransaction(services, deleteRemark, request, async (work) => ({
      undoId: await remove(work, request.input),
    })),
  )

  serve(listRemarkVersions, async ({ input, reader, viewer }) => {
    const id = readId<'remark'>(input.remarkId)
    const remark = id && (await findRemark(services.db, reader, id))
    const isSeen = remark && seesVersions(remark, viewer) && reader.maySeeOpinionOf(remark.accountId)
    if (!isSeen) throw new Refusal(listRemarkVersions, 'unknownRemark')
    const versions = await listVersions(services.db, reader, remark.id)
    return versions.map(({ revision, content, writtenAt, replacedAt }) => ({
      revision,
      text: content,
      writtenAt: writtenAt.getTime(),
      replacedAt: replacedAt.getTime(),
    }))
  })
}
