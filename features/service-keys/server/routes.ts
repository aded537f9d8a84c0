import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { hashToken, newToken } from '../../access/server/gate.ts'
import { auditedTransaction } from '../../audit/server/queries/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../audit/server/queries/without-idempotency-key.ts'
import { listServiceKeys, makeServiceKey, revokeServiceKey } from '../contract.ts'
import { presentKey } from './present.ts'
import { insertKey, listKeys, revokeKey } from './queries.ts'

/** Number of last characters that are stored, to tell keys apart. */
const hintLength = 4

export function routes(services: AppServices, serve: Serve): void {
  serve(listServiceKeys, async ({ viewer }) => {
    const rows = await listKeys(services.db, viewer.companyId)
    return rows.map(presentKey)
  })

  serve(makeServiceKey, (request) => {
    const { viewer, input } = request
    return auditedTransaction(
      services,
      makeServiceKey,
      withoutIdempotencyKey(request),
      async ({ db, now, record }) => {
        const key = newToken()
        const hint = key.slice(-hintLength)
        const { companyId, accountId } = viewer
        const { name, purpose = 'import' } = input
        const keyId = await insertKey(db, {
          companyId,
          keyHash: hashToken(key),
          name,
          purpose,
          hint,
          byAccountId: accountId,
          createdAt: now,
        })
        record({
          action: 'serviceKey.made',
          details: { subject: name, from: null, to: { hint, ...(purpose === 'import' ? {} : { purpose }) } },
        })
        return { keyId, key }
      },
    )
  })

  serve(revokeServiceKey, (request) =>
    auditedTransaction(services, revokeServiceKey, request, async ({ db, now, record }) => {
      const keyId = readId(request.input.keyId)
      const { companyId } = request.viewer
      const name = keyId && (await revokeKey(db, { companyId, keyId, revokedAt: now }))
      if (name === null) throw new Refusal(gateRefusals, 'notFound')
      record({ action: 'serviceKey.revoked', details: { subject: name } })
      return null
    }),
  )
}
