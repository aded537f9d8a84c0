import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listRefusalReasons, readRefusalReasons, saveRefusalReasons } from '../contract.ts'
import { countRevision, getRevision, listReasons, listUses, lockRevision, replaceReasons } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listRefusalReasons, ({ viewer: { companyId } }) => listReasons(db, companyId))

  serve(readRefusalReasons, async ({ viewer: { companyId } }) => {
    // The revision is read first, so that a change in between causes a refusal and is not overwritten.
    const revision = await getRevision(db, companyId)
    const uses = await listUses(db, companyId)
    return { revision, reasons: uses.map(({ reason }) => reason), uses }
  })

  serve(saveRefusalReasons, (request) =>
    auditedTransaction(
      services,
      saveRefusalReasons,
      request,
      async ({ db, record, viewer: { companyId } }) => {
        const { input } = request
        if ((await lockRevision(db, companyId)) !== input.revision)
          throw new Refusal(saveRefusalReasons, 'changedMeanwhile')
        const from = (await listReasons(db, companyId)).map(({ reason }) => reason)
        const to = [...new Set(input.reasons)]
        await replaceReasons(db, companyId, to)
        record({ action: 'setting.changed', details: { subject: 'refusalReasons.reasons', from, to } })
        return { revision: await countRevision(db, companyId) }
      },
    ),
  )
}
