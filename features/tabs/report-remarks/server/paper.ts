import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  failedNotice,
  heading,
  notice,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'
import { remarkMode, selectAllEstimate } from '../contract.ts'
import { isAnyUnreadable } from '../rules/entries.ts'
import { readRemarks } from '../rules/remark.ts'
import { isShownTo, tabNumber } from '../rules/tab.ts'

/** Colleagues' remarks on the candidate: author, time, score and decision. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-remarks',
  isShownTo,
  async write(paper) {
    const { ask, say, candidateId, interviewId } = paper
    const t = say('report-remarks')
    const reply = await ask(selectAllEstimate, {
      ...ofCandidate(candidateId),
      interviewId: interviewId ?? undefined,
      estimateMode: remarkMode,
    })
    if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
    const remarks = readRemarks(reply.data)
    const held = [
      ...heldBackBlocks(paper, 'opinions'),
      ...(isAnyUnreadable(reply.data) ? [unreadableNotice(paper)] : []),
    ]
    if (remarks.length === 0) return held.length > 0 ? held : [notice(t('none'), t('noneText'))]
    return [
      heading(3, t('history'), t('count', { count: remarks.length })),
      ...held,
      ...remarks.flatMap(({ writtenBy, writtenAt, text: words, score, result }) => [
        heading(
          4,
          writtenBy,
          result && t(result),
          score && paper.score({ state: 'scored', ...score }).text,
          paper.dateTime(writtenAt),
        ),
        ...text(words),
      ]),
    ]
  },
})
