import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, heading, notice, table } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { listThirdPartyEvaluations } from '../contract.ts'
import { readEvaluations } from '../rules/evaluation.ts'
import { tabNumber } from '../rules/tab.ts'

/** Tests and evaluations from elsewhere. Their files are not printed. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-third-party',
  async write(paper) {
    const { ask, say, candidateId, positionId } = paper
    const t = say('report-third-party')
    const reply = await ask(listThirdPartyEvaluations, { ...ofCandidate(candidateId), positionId })
    if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
    const { evaluations, unreadable } = readEvaluations(reply.data)
    const lost = unreadable > 0 ? [notice(t('unreadable', { count: unreadable }))] : []
    if (evaluations.length === 0) return lost.length > 0 ? lost : [notice(t('none'), t('noneText'))]
    const hasFiles = evaluations.some(({ file }) => file !== null)
    return [
      heading(3, t('evaluations'), t('count', { count: evaluations.length })),
      ...lost,
      ...table(
        [
          t('testName'),
          t('score'),
          paper.say('paper')('status'),
          paper.say('paper')('when'),
          hasFiles && t('file'),
        ],
        evaluations.map(({ name, isExternal, status, positionName, createdAt, score, file }) => [
          name,
          score ?? t('noScore'),
          [isExternal && t('external'), status && t(`status.${status}`)].filter(Boolean).join(' · '),
          t('at', { position: positionName, time: paper.dateTime(createdAt) }),
          file?.name,
        ]),
      ),
    ]
  },
})
