import type { ReplyOf } from '@candor/call/define'
import { agentOf } from '../../open-sessions/rules/agent.ts'
import type { listOwnPasskeys } from '../contract.ts'
import type { PasskeyRow } from './queries/passkeys.ts'

/** Its key stays inside, and so does what its authenticator calls it. */
export function presentPasskeys(rows: readonly PasskeyRow[]): ReplyOf<typeof listOwnPasskeys>['passkeys'] {
  return rows.map(({ id, name, userAgent, addedAt, lastUsedAt }) => ({
    passkeyId: id,
    name,
    ...agentOf(userAgent),
    addedTime: addedAt.getTime(),
    lastUsedTime: lastUsedAt?.getTime() ?? null,
  }))
}
