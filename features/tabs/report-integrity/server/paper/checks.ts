import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import type { Check } from '../../../../findings/integrity/rules/checks.ts'
import type { CheckEvent } from '../../../../findings/integrity/rules/events.ts'
import type { Figure } from '../../../../findings/integrity/rules/figures.ts'
import type { Amount, ComparedAnswer } from '../../../../findings/integrity/rules/results.ts'
import { figureWords, rateWords, verdictWords } from '../../../../findings/integrity/rules/words.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { isFailed } from '../../../../report/paper/server/paper/ask.ts'
import { heading, notice, table, text } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'
import type { Sources } from './sources.ts'

/** A moment on the session's axis as mm:ss; as a date where it is not on the axis. */
export function timeOf(
  { say, dateTime }: Paper,
  { startMs, at }: Pick<CheckEvent, 'startMs' | 'at'>,
): string {
  if (startMs !== null && startMs >= 0) return formatClock(startMs)
  return at === null ? say('integrity')('noTime') : dateTime(at)
}

function figureText({ say, decimal }: Paper, figure: Figure): string {
  if (figure.kind === 'text') return figure.text
  const { key, values } = figureWords(figure, {
    rate: (value) => decimal(value, 2),
    stretch: formatClock,
  })
  return say('integrity')(key, values)
}

const isSeen = ({ kind }: CheckEvent) => kind === 'seen'

/** The most times beside a check; the list of all events has the rest. */
const maxTimes = 8

function timesText(paper: Paper, { events }: Check): string {
  const seen = events.filter(isSeen)
  const written = seen.slice(0, maxTimes).map((event) => timeOf(paper, event))
  return [...written, ...(seen.length > maxTimes ? ['…'] : [])].join(paper.say('integrity')('comma'))
}

/** Every check with its result, its findings, and their times. */
export function checkBlocks(paper: Paper, sources: Sources): Block[] {
  const { asked, courseAsked, exitsAsked, images, checks, axis } = sources
  const t = paper.say('integrity')
  if (checks.length === 0) {
    // Each of these calls may bring a check; what failed is said of it where it belongs.
    const isLacking = [asked, courseAsked, exitsAsked, images].some(isFailed)
    return isLacking ? [] : [notice(t('noChecks'), t('noChecksText'))]
  }
  const from = axis.beganAt === null ? null : paper.dateTime(axis.beganAt)
  const to = axis.beganAt === null ? '' : paper.dateTime(axis.beganAt + axis.endMs).slice(-8)
  return [
    heading(3, t('checks'), from && t('session', { from, to })),
    ...table(
      [t('check'), t('result'), t('finding'), t('axis')],
      checks.map((check) => [
        'known' in check.check ? t(check.check.known) : check.check.named,
        t(verdictWords[check.verdict]),
        [check.figure && figureText(paper, check.figure), ...check.findings.map((finding) => finding.text)]
          .filter(Boolean)
          .join('\n'),
        timesText(paper, check),
      ]),
    ),
  ]
}

/** The similarity of each answer to public ones. */
export function similarityBlocks(paper: Paper, { results }: Sources): Block[] {
  const t = paper.say('integrity')
  const answers = results?.textSimilarity.answers ?? []
  if (answers.length === 0) return []
  const rate = (value: Amount) => {
    const { key, values } = rateWords(value, { rate: (percent) => paper.decimal(percent, 2) })
    return t(key, values)
  }
  const blocksOf = (answer: ComparedAnswer): Block[] => [
    heading(
      4,
      plainText(answer.question),
      `${t('byWord')} ${rate(answer.byWord)}`,
      `${t('byMeaning')} ${rate(answer.byMeaning)}`,
    ),
    ...text(answer.text, { lead: t('ownAnswer') }),
    ...table(
      [t('publicAnswer', { number: 1 }).replace(/\s?1$/, ''), t('byWord'), t('byMeaning')],
      answer.publicAnswers.map((other) => [other.text, rate(other.byWord), rate(other.byMeaning)]),
    ),
  ]
  return [heading(3, t('textSimilarity')), ...answers.flatMap(blocksOf)]
}

/** All events in order of time, with their end where they lasted. The monitors' pictures are not printed. */
export function eventBlocks(paper: Paper, { events }: Sources): Block[] {
  const t = paper.say('integrity')
  const seen = events.filter(isSeen)
  if (seen.length === 0) return []
  return [
    heading(3, t('events'), t('entries', { count: seen.length })),
    ...table(
      [t('began'), t('ended'), t('check')],
      seen.map(({ check, startMs, endMs, at, until }) => [
        timeOf(paper, { startMs, at }),
        (endMs ?? until) !== null && timeOf(paper, { startMs: endMs, at: until }),
        t(check),
      ]),
    ),
  ]
}
