import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, small, table, text } from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import {
  type FormModule,
  type FormQuestion,
  scaleMost,
  scaleValues,
} from '../../assessment-forms/contract/content.ts'
import { type Answers, scaleValue, splitChosen } from '../../assessment-forms/rules/answers.ts'
import { moduleScore, mostOfModule } from '../../assessment-forms/rules/scores.ts'
import { moduleWeight } from '../../assessment-forms/rules/weights.ts'
import { notHeld } from '../../planning/rules/status.ts'
import { getInterviewAssessmentRecord } from '../contract/giving.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { resultName } from '../rules/results.ts'
import { readRecord } from '../rules/wire.ts'

function answerText({ say }: Paper, question: FormQuestion, answers: Answers): string {
  const { answer = '' } = answers[question.id] ?? {}
  if (question.type === 'text') return answer
  if (question.type === 'scale') {
    const value = scaleValue(question, answers)
    if (value === null) return say('assessment-forms')('fields.notScored')
    const level = question.levels.find((_, at) => scaleValues[at] === Math.floor(value))
    return [`${value} / ${scaleMost}`, level].filter(Boolean).join(' · ')
  }
  const chosen = splitChosen(answer)
  return question.options
    .flatMap(({ id, text: option }) => (chosen.includes(id) ? [option] : []))
    .join(say('feedback')('comma'))
}

/** A module of a form with its score, question by question. */
function moduleBlocks(paper: Paper, module: FormModule, answers: Answers): Block[] {
  const { say, decimal } = paper
  const t = say('feedback')
  const words = say('assessment-forms')
  const score = decimal(moduleScore(module, answers), 2)
  const most = decimal(mostOfModule(module), 2)
  return [
    ...text(moduleWeight(module) > 0 ? words('fields.moduleScore', { score, most }) : ' ', {
      lead: module.name || words('unnamed'),
    }),
    ...small(module.description),
    ...table(
      [t('question'), t('answer')],
      module.questions.map((question) => [
        [question.name || words('unnamed'), question.description].filter(Boolean).join('\n'),
        [answerText(paper, question, answers), answers[question.id]?.sentence].filter(Boolean).join(' · '),
      ]),
    ),
  ]
}

/** The answers to the form of an interview; empty for feedback without a form. */
async function formBlocks(paper: Paper, planId: string, { id, result }: Feedback): Promise<Block[]> {
  if (result === notHeld) return []
  const { ask, say, decimal } = paper
  const t = say('feedback')
  const reply = await ask(getInterviewAssessmentRecord, {
    planInterviewId: planId,
    feedbackId: id,
  })
  if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
  const form = readRecord(reply.data)
  if (!form || form.score === null) return []
  const { content, answers } = form
  const total = { score: decimal(form.score, 2), most: decimal(form.most, 2) }
  return [
    ...text(t('total', total), { lead: form.name }),
    ...content.modules.flatMap((module) => moduleBlocks(paper, module, answers)),
  ]
}

/** The feedback of an interviewer, or why the reader does not get it; empty without feedback. */
export async function feedbackBlocks(paper: Paper, entry: FeedbackEntry): Promise<Block[]> {
  const { planId, feedback, hiddenBy, interviewer } = entry
  const t = paper.say('feedback')
  const lead = `${t('title')} · ${interviewer.name}`
  if (!feedback) return hiddenBy ? text(t(`hidden.${hiddenBy}`), { lead }) : []
  const words = [t(`results.${resultName(feedback.result)}`), feedback.content].filter(Boolean)
  const by = t('by', { name: feedback.updatedByName ?? '', time: paper.dateTime(feedback.updatedAt) })
  return [...text(words.join('\n'), { lead }), ...(await formBlocks(paper, planId, feedback)), ...small(by)]
}
