import type { CallRequest, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { hashToken, newToken } from '../../../platform/access/server/gate.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import {
  type KeyPurpose,
  listServiceKeys,
  makeDirectoryKey,
  makeServiceKey,
  revokeServiceKey,
} from '../contract.ts'
import { presentKey } from './present.ts'
import { insertKey, listKeys, revokeKey } from './queries.ts'

/** Number of last characters that are stored, to tell keys apart. */
const hintLength = 4

export function routes(services: AppServices, serve: Serve): void {
  serve(listServiceKeys, async ({ viewer }) => {
    const rows = await listKeys(services.db, viewer.companyId)
    return rows.map(presentKey)
  })

  function make(
    call: typeof makeServiceKey | typeof makeDirectoryKey,
    request: CallRequest<typeof makeServiceKey> | CallRequest<typeof makeDirectoryKey>,
    purpose: KeyPurpose,
  ) {
    const { companyId, accountId } = request.viewer
    const { name } = request.input
    return auditedTransaction(services, call, withoutIdempotencyKey(request), async ({ db, now, record }) => {
      const key = newToken()
      const hint = key.slice(-hintLength)
      const stored = { companyId, keyHash: hashToken(key), name, purpose, hint }
      const keyId = await insertKey(db, { ...stored, byAccountId: accountId, createdAt: now })
      const to = { hint, ...(purpose === 'import' ? {} : { purpose }) }
      record({ action: 'serviceKey.made', details: { subject: name, from: null, to } })
      return { keyId, key }
    })
  }

  serve(makeServiceKey, (request) => make(makeServiceKey, request, 'import'))
  serve(makeDirectoryKey, (request) => make(makeDirectoryKey, request, 'directory'))

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
