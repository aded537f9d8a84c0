import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { removeCandidate as call } from '../../contract.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { deleteCandidate, listFiles, listFoundations } from '../queries/foundations.ts'
import { readRows } from '../queries/removed.ts'
import { getFacts } from '../queries.ts'

const words = { cn, en, 'zh-TW': zhTW }

/**
 * Removes a candidate that was added here. Refuses where somebody has built on it. Its rows are kept until nobody can
 * undo the removal, and so are its files, which no address opens any more.
 */
export async function removeAdded(work: ActOf<typeof call>, locale: Locale): Promise<void> {
  const { db, record, actor } = work
  const { addedBy } = await getFacts(db, actor)
  if (addedBy === null) throw new Refusal(call, 'notMadeHere')
  const built = await listFoundations(db, actor)
  if (built.length > 0) {
    const names = built.map(
      (foundation) => translate(words, locale, `foundation.${foundation}`) ?? foundation,
    )
    throw new Refusal(call, 'builtOn', { values: { names } })
  }
  const before = { rows: await readRows(db, actor), files: await listFiles(db, actor) }
  await deleteCandidate(db, actor)
  const item = { candidateId: null, ref: actor.candidateId, before, after: null }
  await keepUndo(work, { kind: 'candidate', items: [item] })
  record({ action: 'candidate.removed', candidateId: actor.candidateId, details: {} })
}
