import { positionScores, type Standing } from '../../../candidates/scores/contract.ts'
import { starLevel, starLevels } from '../../../candidates/scores/rules/levels.ts'
import { shownRank } from '../../../candidates/scores/rules/rank.ts'
import { binOf } from '../../../candidates/scores/rules/standing.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { showsHeading } from '../../../report/report/rules/modes.ts'
import { readEvidenceIndex } from '../../evidence/rules/evidence-index.ts'
import { lowConfidence, meanConfidence } from '../../evidence/rules/transcript-quality.ts'
import { aiReportData, type Shown } from '../contract/calls.ts'
import { type Analysis, type Author, readAnalysis } from '../rules/analysis.ts'
import { claimsOf } from '../rules/claims.ts'
import { gradeOf, grades } from '../rules/grades.ts'
import { keyPointsByAnswer } from '../rules/key-points.ts'
import { absence, isAnalysisUnreadable, isBeingMade, scoredCompetencies } from '../rules/progress.ts'
import { holdsAnalysis } from '../rules/tests.ts'

/** The reply with the AI data of a report; null while the candidate has no interview. */
export async function askAiData(paper: Paper) {
  return askInterview(paper, aiReportData)
}

/** The words in place of an analysis that is not there, or not yet; null where it is. */
function insteadOf(
  { say, interview: { isFinished } }: Paper,
  analysis: Analysis | null,
  shown: Shown | null,
): Block | null {
  const t = say('analysis')
  if (analysis?.isStopped) return notice(t('stopped'), t('stoppedHint'))
  if (!analysis || analysis.state === 'none') {
    const { title, text } = absence({ analysis, isFinished, shown })
    return notice(t(title), t(text))
  }
  if (!isBeingMade(analysis)) return null
  const progress = scoredCompetencies(analysis)
  return notice(progress ? t('generatingProgress', progress) : t('generating'))
}

/**
 * The analysis of a report with its evidence. `instead` says why it is not there, or not yet; `failure`, that it could
 * not be loaded, or not be read.
 */
export async function askAnalysis(paper: Paper) {
  const answer = await askAiData(paper)
  const reply = answer?.data ?? null
  const unreadable = isAnalysisUnreadable(reply?.unreadable) ? unreadableNotice(paper) : null
  const failure = isFailed(answer) ? failedNotice(answer, paper.say('analysis')('failed')) : unreadable
  const aiData = reply?.aiData ?? null
  const analysis =
    reply && aiData && !unreadable && holdsAnalysis(aiData)
      ? readAnalysis(aiData, reply.shown, paper.interview, reply.isOutdated)
      : null
  const shown = reply?.shown ?? null
  return {
    aiData,
    analysis,
    shown,
    failure,
    unreadable,
    instead: failure ?? insteadOf(paper, analysis, shown),
    evidenceIndex: readEvidenceIndex({
      answers: paper.interview.answers,
      person: paper.candidate.person,
      evidence: reply?.evidence ?? [],
      claims: claimsOf(aiData),
      keyPoints: keyPointsByAnswer(aiData),
    }),
  }
}

export type AskedAnalysis = Awaited<ReturnType<typeof askAnalysis>>

/** The model that wrote something, with its version and the day. */
export function authorOf({ say, dateTime }: Paper, { name, version, writtenAt }: Author) {
  const t = say('analysis')
  return {
    model: name && version ? t('version', { model: name, version }) : (name ?? t('theModel')),
    date: writtenAt === null ? null : dateTime(writtenAt).slice(0, 10),
  }
}

/** The candidate's standing, null where nobody may know it; `failure` says that it could not be loaded. */
export async function askStanding(paper: Paper) {
  const reply = await askInterview(paper, positionScores)
  const failure = isFailed(reply) ? failedNotice(reply, paper.say('scores')('failed')) : null
  return { standing: reply?.data?.standing ?? null, failure }
}

/** The distribution of the scores of a position, with the candidate's own marked. */
function spreadBlock({ say, decimal }: Paper, { count, bins }: Standing, value: number | null): Block {
  const t = say('scores')
  const own = value === null ? null : binOf(bins, value)
  return {
    kind: 'spread',
    title: t('distribution', { count }),
    max: bins.at(-1)?.to ?? 5,
    head: [t('range'), t('candidates')],
    bins: bins.map((bin) => {
      const range = t('fromTo', { from: decimal(bin.from), to: decimal(bin.to) })
      const isOwn = value !== null && bin === own
      return { ...bin, text: isOwn ? t('ownBin', { range, value: decimal(value) }) : range }
    }),
    value,
  }
}

/**
 * The candidate's standing among the others of the position, with the cautions about scores; nothing where the company
 * hides totals.
 */
export async function standingBlocks(paper: Paper, analysis: Analysis): Promise<Block[]> {
  const { say, decimal, interview } = paper
  const { overall, aheadOfPercent, isOutdated } = analysis
  const t = say('analysis')
  const confidence = meanConfidence(interview.answers)
  const cautions = [
    ...(isOutdated ? [notice(t('outdated'))] : []),
    ...(confidence !== null && confidence < lowConfidence
      ? [notice(t('lowTranscript', { percent: `${Math.round(confidence * 100)}%` }))]
      : []),
  ]
  if (overall.state === 'hidden') return cautions
  const { standing, failure } = await askStanding(paper)
  const rank = shownRank(analysis.rank, standing)
  const lines = [
    aheadOfPercent !== null && say('paper')('scoredLower', { percent: `${decimal(aheadOfPercent, 2)}%` }),
    rank &&
      (rank.of === null ? t('rank', { rank: rank.rank }) : t('rankOf', { rank: rank.rank, count: rank.of })),
  ].filter(Boolean)
  return [
    ...text(lines.join(' · ')),
    ...(failure ? [failure] : []),
    ...(standing ? [spreadBlock(paper, standing, overall.state === 'scored' ? overall.value : null)] : []),
    ...cautions,
  ]
}

/** How to read the report: the grades of AI interviews, and what the stars mean. */
export function gradeBlocks({ say }: Paper, analysis: Analysis | null, shown: Shown | null): Block[] {
  if (!analysis || !shown) return []
  const t = say('analysis')
  const levels = say('scores')
  const own = gradeOf(analysis.category)
  const { overall } = analysis
  const level = shown.levelLabels && overall.state === 'scored' ? starLevel(overall) : null
  return [
    ...(shown.levelLabels
      ? [
          heading(3, t('grades'), own && t('gradeOf', { grade: own })),
          ...facts(grades.map((grade) => [`L${grade}`, `${t(`gradeL${grade}`)} ${t(`gradeL${grade}Text`)}`])),
        ]
      : []),
    ...(shown.starExplanation
      ? [
          heading(3, t('starLevels'), level && levels(`level${level}`)),
          ...facts(
            starLevels.map((each) => [
              '★'.repeat(each),
              shown.levelLabels
                ? say('paper')('named', {
                    name: levels(`level${each}`),
                    text: levels(`level${each}Text`),
                  })
                : levels(`level${each}Text`),
            ]),
          ),
        ]
      : []),
  ]
}

/** The owner of the report's content, and the note that scores are advisory. */
export function copyrightBlocks({ say, now, facts: known, brand }: Paper): Block[] {
  if (!showsHeading('copyright', known.isPersonal ? { mode: 'personal' } : {})) return []
  return [
    {
      kind: 'text',
      text: say('analysis')('copyrightText', { year: String(now.getFullYear()), brand }),
      isSmall: true,
    },
  ]
}
