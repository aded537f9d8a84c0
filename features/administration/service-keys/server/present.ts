import type { ReplyOf } from '@candor/call/define'
import type { listServiceKeys } from '../contract.ts'
import type { KeyRow } from './queries.ts'

export function presentKey(row: KeyRow): ReplyOf<typeof listServiceKeys>[number] {
  return {
    keyId: row.id,
    name: row.name,
    purpose: row.purpose === 'directory' ? 'directory' : 'import',
    hint: row.hint,
    madeBy: row.madeBy,
    madeAt: row.createdAt.getTime(),
    revokedAt: row.revokedAt?.getTime() ?? null,
  }
}
