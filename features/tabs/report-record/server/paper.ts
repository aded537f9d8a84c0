import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import { voicesOf } from '../../../candidates/interviews/rules/voices.ts'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import { isEvidenceComplete } from '../../../findings/analysis/rules/claims.ts'
import { type AssessedPoint, readPoints } from '../../../findings/analysis/rules/points.ts'
import { isBeingMade } from '../../../findings/analysis/rules/progress.ts'
import { type QuestionResult, readQuestions } from '../../../findings/analysis/rules/questions.ts'
import { type AskedAnalysis, askAnalysis } from '../../../findings/analysis/server/paper.ts'
import { evidenceLabel } from '../../../findings/evidence/server/paper.ts'
import { askManualScores, manualBlocks } from '../../../findings/manual-scores/server/paper.ts'
import { canWatchRecord } from '../../../findings/recording/rules/player.ts'
import { evidenceOfPoint } from '../../../findings/recording/rules/point-evidence.ts'
import { type Clip, type Recording, readRecording } from '../../../findings/recording/rules/recording.ts'
import { answerBlocks } from '../../../findings/recording/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import {
  heading,
  list,
  notice,
  table,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'

function questionTitle({ say }: Paper, { questions, clips }: Recording, clip: Clip): Block[] {
  const t = say('recording')
  const number = clip.question + 1
  if (questions.length === 0) return []
  const isFollowUp = clip.round !== null
  const isFirst = clips.find(({ question }) => question === clip.question) === clip
  const at = clip.askedAtMs === null ? null : formatClock(clip.askedAtMs)
  const title = clip.title ?? t('untitled', { number })
  return [
    ...(isFirst ? [heading(3, `${say('report-analysis')('questionNumber', { number })} ${title}`, at)] : []),
    ...(isFollowUp ? [heading(4, t('askedAgain', { number, round: clip.round ?? 0 }), at)] : []),
    ...text(plainText(clip.html)),
  ]
}

/** The assessment points of a question and its follow-ups, and the key points of each answer. */
function pointBlocks(
  paper: Paper,
  { number, score, keyPoints }: QuestionResult,
  points: readonly AssessedPoint[],
  { evidenceIndex, analysis, failure }: AskedAnalysis,
): Block[] {
  const t = paper.say('recording')
  const words = paper.say('analysis')
  const labels = paper.say('report-analysis')
  const hasAllEvidence = !failure && isEvidenceComplete(analysis)
  const rows = points.map((point) => {
    const evidence = evidenceOfPoint(evidenceIndex, point).map((each) => evidenceLabel(paper, each))
    const saysNone = hasAllEvidence && evidence.length === 0 && point.score?.state === 'scored'
    return { ...point, evidence: saysNone ? paper.say('evidence')('none') : evidence.join('\n') }
  })
  const hasEvidence = rows.some(({ evidence }) => evidence !== '')
  if (rows.length === 0 && keyPoints.length === 0) return []
  return [
    heading(4, t('points', { number }), score && paper.score(score).text),
    ...table(
      [
        paper.say('paper')('point'),
        labels('score'),
        paper.say('paper')('found'),
        hasEvidence && labels('evidence'),
      ],
      rows.map(({ name, round, score: own, comment, evidence }) => [
        [name ?? t('claimAnswer'), round !== null && t('followUpPoint', { round })]
          .filter(Boolean)
          .join(' · '),
        paper.score(own ?? { state: 'none' }),
        comment,
        evidence,
      ]),
    ),
    ...keyPoints.flatMap(({ round, points: counted }) => [
      ...text(round === null ? words('keyPoints') : words('keyPointsOfFollowUp', { round })),
      ...list(counted.map(({ text: point, count }) => `${point} ×${count}`)),
    ]),
  ]
}

/** The notes before the questions: why their scores are not there, or not yet. */
function scoreNotices(paper: Paper, { analysis, failure, instead }: AskedAnalysis): Block[] {
  if (failure) return [failure]
  return [
    ...heldBackBlocks(paper, 'aiScores'),
    ...(instead && analysis && isBeingMade(analysis) ? [instead] : []),
  ]
}

/** The record of the interview: each question with its transcript, times and scores. */
async function write(paper: Paper): Promise<Block[]> {
  const { interview, say, candidate } = paper
  const t = say('recording')
  const recording = readRecording(interview)
  const { clips } = recording
  const { unreadable } = interview
  const lost =
    unreadable.includes('answers') || unreadable.includes('fullRecords') ? [unreadableNotice(paper)] : []
  if (clips.length === 0) {
    if (lost.length > 0) return lost
    return [
      interview.isFinished
        ? notice(t('noVideos'), t('noVideosText'))
        : notice(t('notFinished'), t('notFinishedText')),
    ]
  }
  const [asked, manual] = await Promise.all([askAnalysis(paper), askManualScores(paper)])
  const questions = readQuestions(interview.answers, asked.analysis)
  const points = readPoints(interview.answers, asked.analysis, asked.shown)
  const voices = voicesOf(
    clips.map(({ sentences }) => sentences),
    candidate.person,
  )
  return [
    ...lost,
    ...(questions.length > 0 ? [...scoreNotices(paper, asked), ...manual.notices] : []),
    ...clips.flatMap((clip, index) => {
      const question = questions[clip.question]
      const isLast = clips[index + 1]?.question !== clip.question
      return [
        ...questionTitle(paper, recording, clip),
        ...answerBlocks(paper, recording, index, voices[index]),
        ...manualBlocks(paper, manual, clip.id),
        ...(question && isLast ? pointBlocks(paper, question, points[clip.question] ?? [], asked) : []),
      ]
    }),
  ]
}

export const paper = definePaper({
  tab: aiTab,
  inner: 0,
  feature: 'report-record',
  isShownTo: canWatchRecord,
  write,
})
