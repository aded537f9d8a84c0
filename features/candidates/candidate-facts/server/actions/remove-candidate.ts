import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { releaseFiles } from '../../../../platform/imports/server/queries/files.ts'
import { removeCandidate as call } from '../../contract.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { deleteCandidate, forgetFileColumns, listFiles, listFoundations } from '../queries/foundations.ts'
import { getFacts } from '../queries.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** Removes a candidate that was added here, with its files. Refuses where somebody has built on it. */
export async function removeAdded({ db, record, actor }: ActOf<typeof call>, locale: Locale): Promise<void> {
  const { addedBy } = await getFacts(db, actor)
  if (addedBy === null) throw new Refusal(call, 'notMadeHere')
  const built = await listFoundations(db, actor)
  if (built.length > 0) {
    const names = built.map(
      (foundation) => translate(words, locale, `foundation.${foundation}`) ?? foundation,
    )
    throw new Refusal(call, 'builtOn', { values: { names } })
  }
  const files = await listFiles(db, actor)
  await forgetFileColumns(db, actor)
  await releaseFiles(db, actor, files)
  await deleteCandidate(db, actor)
  record({ action: 'candidate.removed', candidateId: actor.candidateId, details: {} })
}
