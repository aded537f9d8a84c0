import { type FormQuestion, scaleMost } from '../../assessment-forms/contract/content.ts'
import { type Answers, questionsOf, scaleValue, splitChosen } from '../../assessment-forms/rules/answers.ts'
import { readForm } from '../../assessment-forms/rules/wire-form.ts'
import type { Block } from '../../paper/contract.ts'
import { small, table, text } from '../../paper/server/paper/blocks.ts'
import type { Paper } from '../../paper/server/paper/section.ts'
import { getInterviewAssessmentRecord } from '../contract/giving.ts'
import type { FeedbackPlace } from '../rules/place.ts'
import { resultName } from '../rules/results.ts'

function said(question: FormQuestion, answers: Answers, comma: string): string {
  const { answer = '' } = answers[question.id] ?? {}
  if (question.type === 'text') return answer
  if (question.type === 'scale') {
    const value = scaleValue(question, answers)
    return value === null ? '' : `${value} / ${scaleMost}`
  }
  const chosen = splitChosen(answer)
  return question.options.flatMap(({ id, text: option }) => (chosen.includes(id) ? [option] : [])).join(comma)
}

/** What was answered on the form of an interview, question by question. */
async function formBlocks(
  { ask, say, decimal }: Paper,
  { planId, feedback }: FeedbackPlace,
): Promise<Block[]> {
  const { data: record } = await ask(getInterviewAssessmentRecord, {
    planInterviewId: planId,
    feedbackId: feedback?.id,
  })
  if (!record || record.assessmentScore === null) return []
  const t = say('feedback')
  const { content, answers } = readForm(record)
  const total = { score: decimal(record.assessmentScore, 2), most: decimal(record.assessmentTotalScore, 2) }
  return [
    ...text(t('total', total), { lead: record.templateName }),
    ...table(
      [t('question'), t('answer')],
      questionsOf(content).map((question) => [
        question.name,
        [said(question, answers, t('comma')), answers[question.id]?.sentence].filter(Boolean).join(' · '),
      ]),
    ),
  ]
}

/** What an interviewer found, or why the reader does not get it; nothing where nothing was given. */
export async function feedbackBlocks(paper: Paper, place: FeedbackPlace): Promise<Block[]> {
  const { feedback, hiddenBy, interviewer } = place
  const t = paper.say('feedback')
  const lead = `${t('title')} · ${interviewer.name}`
  if (!feedback) return hiddenBy ? text(t(`hidden.${hiddenBy}`), { lead }) : []
  const words = [t(`results.${resultName(feedback.result)}`), feedback.content].filter(Boolean)
  const by = t('by', { name: feedback.lastUpdateByName ?? '', time: paper.dateTime(feedback.updatedAt) })
  return [
    ...text(words.join('\n'), { lead }),
    ...(place.hasForm ? await formBlocks(paper, place) : []),
    ...small(by),
  ]
}
