import type { InputOf } from '@candor/call/define'
import { readId } from '@candor/kernel/ids'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import type { ActOf } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { keepUndo } from '../../../platform/undo/server/actions/keep-undo.ts'
import { storeMentions } from '../../mentions/server/actions/store-mentions.ts'
import { listMentions } from '../../mentions/server/queries.ts'
import { changeRemark, deleteRemark, maxVersions } from '../contract.ts'
import { changeItem } from '../rules/undo-change.ts'
import { decideChange } from '../rules.ts'
import { lockRemark, setDeleted, storeText } from './queries.ts'

type Refusals = RefusalSource<'unknownRemark' | 'changedMeanwhile'>

/** The own remark, locked. Refuses an unknown one, and a text that changed since it was read. */
async function takeOwn(
  { db, actor }: Pick<ActOf<typeof changeRemark>, 'db' | 'actor'>,
  { remarkId, revision }: { readonly remarkId: string; readonly revision: number },
  source: Refusals,
) {
  const id = readId<'remark'>(remarkId)
  const remark = id && (await lockRemark(db, actor, id))
  const decision = decideChange(remark, { accountId: actor.viewer.accountId, revision })
  if (!remark || decision === 'unknownRemark') throw new Refusal(source, 'unknownRemark')
  if (decision === 'changedMeanwhile') throw new Refusal(source, 'changedMeanwhile')
  return remark
}

/** Gives an own remark another text. The same text again changes nothing. Returns the revision. */
export async function change(
  work: ActOf<typeof changeRemark>,
  { text, mentioned = [], ...which }: InputOf<typeof changeRemark>,
): Promise<number> {
  const { db, now, actor, record } = work
  const content = text.trim()
  const remark = await takeOwn(work, which, changeRemark)
  if (content === '') throw new Refusal(changeRemark, 'empty', { data: { field: 'text' } })
  if (remark.revision > maxVersions)
    throw new Refusal(changeRemark, 'changedOften', { values: { most: maxVersions } })
  const isSame = content === remark.content
  const named = (await listMentions(db, actor, [remark.id])).get(remark.id) ?? []
  const revision = isSame ? remark.revision : await storeText(db, actor, remark, { content, now })
  const of = { subject: 'remark', subjectId: remark.id, field: 'text' } as const
  await storeMentions(work, actor, { ...of, text: content, mentioned })
  if (!isSame) {
    const details = { from: { length: remark.content.length }, to: { length: content.length, revision } }
    record({ action: 'remark.changed', candidateId: actor.candidateId, details })
    await keepUndo(work, {
      kind: 'remarkChange',
      items: [changeItem({ id: remark.id, candidateId: actor.candidateId }, { revision, named })],
    })
  }
  return revision
}

/** Hides an own remark until its time to be undone is over. Returns the id by which it is undone. */
export async function remove(
  work: ActOf<typeof deleteRemark>,
  named: InputOf<typeof deleteRemark>,
): Promise<string | null> {
  const { db, now, actor, record } = work
  const { candidateId } = actor
  const remark = await takeOwn(work, named, deleteRemark)
  await setDeleted(db, actor, { id: remark.id, at: now })
  record({ action: 'remark.deleted', candidateId, details: { from: { length: remark.content.length } } })
  const items = [{ candidateId, ref: remark.id, before: null, after: null }]
  return keepUndo(work, { kind: 'remarkDeletion', items })
}
