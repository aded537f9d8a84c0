import { plainText } from '@candor/html/plain-text'
import type { Block, Cell } from '../../../report/paper/contract.ts'
import {
  facts,
  heading,
  list,
  notice,
  table,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { isBeingMade } from '../../analysis/rules/progress.ts'
import { askAnalysis } from '../../analysis/server/paper.ts'
import { type AskedManualScores, askManualScores, manualBlocks } from '../../manual-scores/server/paper.ts'
import type { Choice } from '../rules/choices.ts'
import { readWrittenQuestions, type WrittenQuestion } from '../rules/question.ts'
import { tallyOf } from '../rules/tally.ts'

/** The questions without a recording, with their manual scores. */
export async function askQuestions(paper: Paper) {
  const { answers, answerRules } = paper.interview
  const [{ shown, analysis }, manual] = await Promise.all([askAnalysis(paper), askManualScores(paper)])
  const questions = readWrittenQuestions(answers, {
    hidesCorrectness: answerRules.hidesCorrectness,
    showsScores: shown?.single ?? true,
    isAnalysing: analysis !== null && isBeingMade(analysis),
  })
  return { questions, manual }
}

/** The notice in place of questions: there are none, or what came in cannot be read. */
export function noQuestions(paper: Pick<Paper, 'say' | 'interview'>, ...texts: readonly string[]): Block {
  return paper.interview.unreadable.includes('answers') ? unreadableNotice(paper) : notice(...texts)
}

export type AskedQuestions = Awaited<ReturnType<typeof askQuestions>>

/** The verdict on an answer, in its colour. */
export function verdictCell({ say }: Pick<Paper, 'say'>, verdict: WrittenQuestion['verdict']): Cell | null {
  return verdict && { text: say('questions')(`verdict.${verdict}`), verdict }
}

function choiceRow({ say }: Paper, choice: Choice, isSorting: boolean): (string | Cell)[] {
  const t = say('questions')
  const { code, content, extra, isChosen, isRight, place, rightPlace } = choice
  const isInPlace = place !== null && place === rightPlace
  const marks = isSorting
    ? [
        place === null && t('notPlaced'),
        isInPlace && t('inPlace'),
        rightPlace !== null && !isInPlace && t('belongsAt', { place: rightPlace }),
      ]
    : [isChosen && t('chosen'), isRight && t('right')]
  return [code, [content, extra].filter(Boolean).join('\n'), marks.filter(Boolean).join(' · ')]
}

/** The candidate's text, choice or files. */
function given(paper: Paper, question: WrittenQuestion, title: string): Block[] {
  const t = paper.say('questions')
  const { choices, type, group, answer, parts, files, codeLanguage } = question
  if (parts.length > 0) return []
  const handedIn = files.length > 0 ? facts([[t('files'), files.map(({ name }) => name).join('\n')]]) : []
  if (choices.length > 0) {
    return [
      ...table(
        ['', t('options'), t('answer')].map((name) => name || '#'),
        choices.map((choice) => choiceRow(paper, choice, type === 'sorting')),
      ),
      ...handedIn,
    ]
  }
  if (answer === null) return handedIn.length > 0 ? handedIn : [notice(t('noAnswer'))]
  if (group !== 'code') return [...text(answer, { lead: t('answer') }), ...handedIn]
  const named = codeLanguage ? t('code', { language: codeLanguage, title }) : t('codeUnnamed', { title })
  return [{ kind: 'code', title: named, text: answer }, ...handedIn]
}

function modelBlocks(paper: Paper, { model }: WrittenQuestion): Block[] {
  if (!model) return []
  const t = paper.say('questions')
  return [
    ...table(
      [t('model'), t('score'), paper.say('paper')('found')],
      model.dimensions.map(({ name, score, detail }) => [name, paper.score(score), detail]),
    ),
    ...(model.improvements.length > 0 ? [...text(t('improvements')), ...list(model.improvements)] : []),
  ]
}

/** One question with its answer and results. */
export function questionBlocks(
  paper: Paper,
  question: WrittenQuestion,
  number: number,
  manual: AskedManualScores,
): Block[] {
  const t = paper.say('questions')
  const { type, topics, isCustom, round, verdict, isUnscored, score, reason, rightKey, group, parts } =
    question
  const title = question.title ?? t('untitled', { number })
  const about = [
    type && t(`type.${type}`),
    ...topics,
    round !== null && t('followUp', { round }),
    isCustom && t('custom'),
    isUnscored && t('notScored'),
  ]
  const hasScore = group !== 'objective' && !isUnscored && score.state !== 'none'
  return [
    heading(4, `${number}. ${title}`, about.filter(Boolean).join(' · ')),
    ...text(plainText(question.html)),
    ...given(paper, question, title),
    ...facts([
      [paper.say('paper')('verdict'), verdictCell(paper, verdict)],
      [t('answer'), group === 'objective' && parts.length === 0 ? (question.answer ?? t('noAnswer')) : null],
      [t('rightKey'), parts.length === 0 ? rightKey : null],
      [t('score'), hasScore && paper.score(score)],
      [t('byModel'), isUnscored ? null : reason],
    ]),
    ...modelBlocks(paper, question),
    ...manualBlocks(paper, manual, question.id),
    ...parts.flatMap((part, index) => questionBlocks(paper, part, index + 1, manual)),
  ]
}

/** One group of questions with its results. */
export function questionGroup(
  paper: Paper,
  title: string,
  questions: readonly WrittenQuestion[],
  { manual }: Pick<AskedQuestions, 'manual'>,
): Block[] {
  const t = paper.say('questions')
  const { count, answered, checked, correct, partial } = tallyOf(questions)
  const isAllChecked = checked > 0 && checked === count
  return [
    heading(
      3,
      title,
      !isAllChecked && t('answered', { answered, count }),
      checked > 0 && t('correct', { correct, count: checked }),
      partial > 0 && t('partly', { count: partial }),
    ),
    ...questions.flatMap((question, index) => questionBlocks(paper, question, index + 1, manual)),
  ]
}
