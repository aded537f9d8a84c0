import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { personalityStatistics } from '../../../findings/personality/contract.ts'
import { leadingLetters, pointsInAll, readPdp } from '../../../findings/personality/rules/pdp.ts'
import { bigFiveBlocks } from '../../../findings/personality/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, heading, notice, table, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'

async function pdpBlocks(paper: Paper): Promise<Block[]> {
  const { ask, say, candidateId, companyId, interviewId, number } = paper
  const t = say('personality')
  const of = { ...ofCandidate(candidateId), companyId, interviewId: interviewId ?? undefined }
  const reply = await ask(personalityStatistics, of)
  if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
  if (!reply.data) return [notice(t('none'), t('noneText'))]
  const { scores, remark, questions } = readPdp(reply.data)
  const leading = leadingLetters(scores).join(' ')
  return [
    heading(3, t('scores'), leading && t('leading', { letters: leading })),
    {
      kind: 'bars',
      title: t('scores'),
      max: pointsInAll(scores),
      bars: scores.map(({ letter, points }) => ({
        name: t('letter', { letter }),
        value: points,
        text: points === null ? t('waiting') : number(points),
      })),
    },
    ...text(remark, { lead: t('remark') }),
    ...(questions.length > 0
      ? [heading(3, t('questions'), t('questionCount', { count: questions.length }))]
      : []),
    ...questions.flatMap(({ text: question, options }, index) => [
      heading(4, t('questionNumber', { number: index + 1 })),
      ...text(question),
      ...table(
        [t('option'), t('points')],
        options.map(({ code, text: option, points }) => [
          `${code} ${option}`,
          points === null ? t('notGiven') : number(points),
        ]),
      ),
    ]),
  ]
}

/** The personality test, and the Big Five beside it. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-personality',
  write: async (paper) => [
    ...(await pdpBlocks(paper)),
    ...(paper.facts.parts.has('tests.bigFive') ? await bigFiveBlocks(paper) : []),
  ],
})
