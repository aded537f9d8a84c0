import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import { starBand, starLevel } from '../../../../candidates/scores/rules/levels.ts'
import type { Shown } from '../../../../findings/analysis/contract/calls.ts'
import { isEvidenceComplete } from '../../../../findings/analysis/rules/claims.ts'
import { isBeingMade } from '../../../../findings/analysis/rules/progress.ts'
import { type QuestionResult, readQuestions } from '../../../../findings/analysis/rules/questions.ts'
import type { AskedAnalysis } from '../../../../findings/analysis/server/paper.ts'
import { restsOn } from '../../../../findings/evidence/server/paper.ts'
import { noQuestions } from '../../../../findings/questions/server/paper.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { facts, heading, list, text } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'

/** The analysis of an answer, and the meaning of its stars. */
function detail(paper: Paper, { analysed, score, keyPoints }: QuestionResult, shown: Shown | null): Block[] {
  const { say, number } = paper
  const t = say('report-analysis')
  const words = say('analysis')
  const levels = say('scores')
  const found = shown?.details ? analysed : null
  return [
    ...text(found?.description),
    ...facts(
      (found?.qualities ?? []).map(({ quality, score: value, stars, ratio }) => [
        t(shown?.abbreviatedNames ? `${quality}Short` : quality),
        [
          value !== null && number(value, { maximumFractionDigits: 1 }),
          stars !== null && found && paper.score({ state: 'scored', value: stars, outOf: found.outOf }).text,
          ratio !== null && number(ratio / 100, { style: 'percent', maximumFractionDigits: 1 }),
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
    ...keyPoints.flatMap(({ round, points }) => [
      ...text(round === null ? words('keyPoints') : words('keyPointsOfFollowUp', { round })),
      ...list(points.map(({ text: point, count }) => `${point} ×${count}`)),
    ]),
    ...(shown?.starExplanation && score?.state === 'scored'
      ? text(levels(`band${starBand(score)}Text`), { lead: levels(`band${starBand(score)}`) })
      : []),
  ]
}

/** The questions of the recording, each with its score, its analysis, and its moments. */
export function recordBlocks(
  paper: Paper,
  {
    analysis,
    shown,
    evidenceIndex,
    failure,
  }: Pick<AskedAnalysis, 'analysis' | 'shown' | 'evidenceIndex' | 'failure'>,
): Block[] {
  const t = paper.say('report-analysis')
  const levels = paper.say('scores')
  const questions = readQuestions(paper.interview.answers, analysis)
  if (questions.length === 0) return [heading(3, t('record')), noQuestions(paper, t('noRecord'))]
  const totalMs = questions.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)
  const count = questions.length
  const isComing = analysis !== null && isBeingMade(analysis)
  const hasAllEvidence = !failure && isEvidenceComplete(analysis)
  // Nothing after a failure, when nobody knows whether there is one.
  const missing = failure ? null : { state: isComing ? ('analysing' as const) : ('none' as const) }
  return [
    heading(
      3,
      t('record'),
      totalMs > 0 ? t('recordOf', { count, duration: formatClock(totalMs) }) : t('recordUnknown', { count }),
    ),
    ...questions.flatMap((question) => {
      const { number, title, html, point, durationMs, followUps, isScored } = question
      const score = question.score ?? (isScored ? missing : { state: 'none' as const })
      const level = shown?.levelLabels && score?.state === 'scored' && levels(`level${starLevel(score)}`)
      const about = [
        durationMs !== null && formatClock(durationMs),
        followUps > 0 && t('followUps', { count: followUps }),
        point && t('recordPoint', { point }),
      ]
      return [
        heading(
          4,
          `${t('questionNumber', { number })} ${title ?? plainText(html)}`,
          score && paper.score(score).text,
          level,
        ),
        ...text(about.filter(Boolean).join(' · ')),
        ...detail(paper, question, shown),
        ...restsOn(
          paper,
          evidenceIndex.moments.filter((moment) => moment.question === number),
          { saysNone: hasAllEvidence && score?.state === 'scored' },
        ),
      ]
    }),
  ]
}
