import type { InputOf } from '@candor/call/define'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import { authorizeEachAction } from '../../../../platform/access/server/gate/asked-within.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { tellApart } from '../../contract.ts'
import { deleteApart, insertApart, shareContact } from '../queries/apart.ts'

/** Keeps, or takes back, that two candidates are not the same person. It is the only writer of this (decision S200). */
export async function keepApart(
  { db, services, viewer, now, record }: AuditedTransaction,
  { jobseekerChannelId, otherId, isApart }: InputOf<typeof tellApart>,
): Promise<null> {
  if (!mayChangeCandidates(viewer)) throw new Refusal(gateRefusals, 'noOperate')
  const ids = [jobseekerChannelId.toLowerCase(), otherId.toLowerCase()]
  if (ids[0] === ids[1]) throw new Refusal(tellApart, 'sameCandidate')
  const [one, other] = await authorizeEachAction(services, viewer, ids, 'edit')
  if (!one || !other) throw new Refusal(tellApart, 'sameCandidate')
  const pair = {
    companyId: viewer.companyId,
    candidateId: one.candidateId,
    otherId: other.candidateId,
  }
  // An anonymous candidate has no hint: an answer would tell whose phone it is.
  const isHint = !one.isAnonymous && !other.isAnonymous && (await shareContact(db, pair))
  if (!isHint) throw new Refusal(tellApart, 'noHint')
  const isChanged = isApart
    ? await insertApart(db, pair, { by: viewer.accountId, now })
    : await deleteApart(db, pair)
  if (!isChanged) return null
  const action = isApart ? 'persons.parted' : 'persons.unparted'
  for (const { candidateId } of [one, other]) record({ action, candidateId, details: {} })
  return null
}
