import { isTestUnreadable } from '../../../findings/analysis/rules/tests.ts'
import { askAiData } from '../../../findings/analysis/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  small,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'
import {
  bandOf,
  type Dimension,
  dimensionScale,
  type Group,
  overallScale,
  readMentalHealth,
  statusOf,
} from '../rules.ts'

function groupBlocks(paper: Paper, { kind, score, dimensions }: Group): Block[] {
  const t = paper.say('report-mental-health')
  const wordsOf = ({ name }: Dimension) =>
    'known' in name
      ? { name: t(`dimension.${name.known}`), low: t(`low.${name.known}`), high: t(`high.${name.known}`) }
      : { name: name.named, low: t('otherLow'), high: t('otherHigh') }
  const analysing = paper.score({ state: 'analysing' }).text
  const total = score == null ? null : t('groupScore', { score: paper.decimal(score) })
  return [
    heading(3, t(kind), score === null ? analysing : total),
    ...small(t(`${kind}Hint`)),
    ...(dimensions.length === 0
      ? [score === null ? notice(analysing) : notice(t('noDimensions'), t('noDimensionsHint'))]
      : [
          {
            kind: 'bars' as const,
            title: t(kind),
            max: dimensionScale.max,
            bars: dimensions.map((dimension) => ({
              ...wordsOf(dimension),
              value: dimension.score,
              text:
                dimension.score === null
                  ? analysing
                  : `${paper.decimal(dimension.score)} ${t(`band.${bandOf(dimension.score)}`)}`,
            })),
          },
        ]),
    ...dimensions.flatMap((dimension) => text(dimension.comment, { lead: wordsOf(dimension).name })),
  ]
}

/** Mental health: the overall result, then the positive and the negative dimensions. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-mental-health')
  const reply = await askAiData(paper)
  if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
  const { aiData = null, unreadable } = reply?.data ?? {}
  const results = aiData && readMentalHealth(aiData)
  if (isTestUnreadable('tests.mentalHealth', results !== null, unreadable)) return [unreadableNotice(paper)]
  if (!results) return [notice(t('none'), t('noneHint'))]
  const { overall, comment, groups } = results
  const score = paper.score(
    overall === null ? { state: 'analysing' } : { state: 'scored', value: overall, outOf: overallScale.max },
  )
  return [
    heading(3, t('overall'), overall !== null && t(`status${statusOf(overall)}`)),
    ...facts([[t('overall'), score]]),
    ...text(comment),
    ...small(t('notDiagnosis')),
    ...groups.flatMap((group) => groupBlocks(paper, group)),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-mental-health', write })
