import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { isAdministrator, mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { DropReach } from '../queries/drops.ts'

/** The drops that a viewer sees: their own, or for an administrator all of the company. Refuses who adds nobody. */
export function reachOf(viewer: Viewer): DropReach {
  if (!mayChangeCandidates(viewer)) throw new Refusal(gateRefusals, 'noOperate')
  const { companyId, accountId, userType } = viewer
  return { companyId, ownerId: isAdministrator(userType) ? null : accountId }
}

export const notFound = () => new Refusal(gateRefusals, 'notFound')
