import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, heading, notice, small, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { cognitiveReport } from '../contract.ts'
import { tabNumber } from '../rules/tab.ts'
import { maxPercentile, readCognitiveTest } from '../rules.ts'

/** The cognitive ability test: the candidate's percentile, and the test's explanation. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-cognitive',
  async write(paper) {
    const t = paper.say('report-cognitive')
    const reply = await askInterview(paper, cognitiveReport)
    if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
    if (!reply?.data) return [notice(t('none'), t('noneHint'))]
    const { percentile, explanation, group } = readCognitiveTest(reply.data)
    if (percentile === null) return [notice(t('analysing'))]
    const written = paper.decimal(percentile, Number.isInteger(percentile) ? 0 : 2)
    return [
      heading(3, t('result'), t('percentile', { percentile: written })),
      ...text(t('higherThan', { percentile: written })),
      {
        kind: 'bars',
        title: t('result'),
        max: maxPercentile,
        bars: [{ name: t('overall'), value: percentile, text: written, low: t('low'), high: t('high') }],
      },
      ...text(group && t('comparedWith', { group })),
      ...text(explanation ?? t('noExplanation')),
      ...small(t('howToRead')),
    ]
  },
})
