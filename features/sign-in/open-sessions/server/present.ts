import type { ReplyOf } from '@candor/call/define'
import type { SessionId } from '@candor/kernel/ids'
import { networkOf } from '../../../platform/access/rules/network.ts'
import { endOfSession, isWayClosed } from '../../../platform/access/rules/session-end.ts'
import type { listSessions } from '../contract.ts'
import { agentOf } from '../rules/agent.ts'
import { maskedNetwork } from '../rules/masked-network.ts'
import type { SessionRow } from './queries.ts'

interface CurrentRequest {
  readonly sessionId: SessionId
  readonly address: string
  readonly now: Date
}

/** The sessions that are still valid: the company's rules may have ended some. */
export function presentSessions(
  rows: readonly SessionRow[],
  { sessionId, address, now }: CurrentRequest,
): ReplyOf<typeof listSessions>['list'] {
  const here = networkOf(address)
  return rows
    .filter((row) => endOfSession(row) > now && !isWayClosed(row))
    .map(
      ({ id, accountId, userName, email, way, secondFactor, userAgent, network, createdAt, lastSeenAt }) => ({
        sessionId: id,
        accountId,
        userName,
        email,
        way,
        secondFactor,
        ...agentOf(userAgent),
        network: network === null ? null : maskedNetwork(network),
        isHere: network === here,
        isCurrent: id === sessionId,
        createdTime: createdAt.getTime(),
        lastSeenTime: (lastSeenAt ?? createdAt).getTime(),
      }),
    )
}
