import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import { customAnswerIds } from '../../../findings/analysis/rules/answers.ts'
import { askAnalysis } from '../../../findings/analysis/server/paper.ts'
import { groupQuestions } from '../../../findings/questions/rules/question.ts'
import { askQuestions, noQuestions, questionGroup } from '../../../findings/questions/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { heading, notice, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { type CustomQuestion, customIds, recordedQuestions, writtenQuestions } from '../rules/custom.ts'
import { tabNumber } from '../rules/tab.ts'

function recordedBlocks(paper: Paper, question: CustomQuestion): Block[] {
  const t = paper.say('report-custom-questions')
  const words = paper.say('questions')
  const { number, title, html, transcript, typed, isUnanswered, score, point, followUps, durationMs } =
    question
  const about = [
    t('placed', { number }),
    point,
    followUps > 0 && t('followUps', { count: followUps }),
    durationMs !== null && formatClock(durationMs),
  ]
  return [
    heading(4, title ?? words('untitled', { number }), score && paper.score(score).text),
    ...text(about.filter(Boolean).join(' · ')),
    ...text(plainText(html)),
    ...(transcript === null && typed === null
      ? [notice(isUnanswered ? words('noAnswer') : t('noTranscript'))]
      : []),
    ...text(transcript, { lead: t('said') }),
    ...text(typed, { lead: paper.say('recording')('writtenAnswer') }),
  ]
}

/** The company's own questions: recorded ones, and the others by kind. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-custom-questions')
  const words = paper.say('questions')
  const [{ analysis, aiData, failure }, asked] = await Promise.all([askAnalysis(paper), askQuestions(paper)])
  const { answers } = paper.interview
  const custom = customIds(answers, customAnswerIds(aiData))
  const recorded = recordedQuestions(paper.interview, analysis, custom)
  const groups = groupQuestions(writtenQuestions(asked.questions, custom))
  if (recorded.length === 0 && groups.length === 0)
    return [failure ?? noQuestions(paper, t('none'), t('noneText'))]
  return [
    ...(failure ? [failure] : []),
    ...(recorded.length > 0 ? [heading(3, t('recorded'), t('count', { count: recorded.length }))] : []),
    ...recorded.flatMap((question) => recordedBlocks(paper, question)),
    ...(groups.length > 0 ? asked.manual.notices : []),
    ...groups.flatMap(({ group, questions }) =>
      questionGroup(paper, words(`group.${group}`), questions, asked),
    ),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-custom-questions', write })
