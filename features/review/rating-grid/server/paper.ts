import { dayOf } from '@candor/messages/local-time'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  list,
  notice,
  table,
  text,
} from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { queryRoundScores, type RatedForm, type Rater, type RoundScores } from '../contract.ts'
import { meaningOf } from '../rules/agreement.ts'
import { type GridMode, type GridRow, gridRows, openRows } from '../rules/grid.ts'

const nameOf = ({ say }: Paper, { isOwn, name }: Rater) => (isOwn ? say('rating-grid')('you') : name)

/** Each person with their round and their figures. */
function raterBlocks(paper: Paper, { raters }: RatedForm): Block[] {
  const { say, decimal, timeZone } = paper
  const t = say('rating-grid')
  return facts(
    raters.map((rater) => {
      const { roundName, startsAt, isDraft, total } = rater
      const came = isDraft ? t('draft') : total !== null && t('total', { total: decimal(total, 2) })
      const held = startsAt !== null && dayOf(startsAt, timeZone)
      return [nameOf(paper, rater), [roundName, held, came].filter(Boolean).join(' · ')]
    }),
  )
}

/** The agreement of raters in the position, and its meaning. */
function agreementBlocks({ say, decimal }: Paper, { agreement }: RatedForm): Block[] {
  const t = say('rating-grid')
  const { figure, raters, candidates, scores } = agreement
  const counts = t('agreement.counts', { raters, candidates, scores })
  if (!figure) return text([t('agreement.tooFew'), counts].join('\n'))
  const low = decimal(figure.low, 2)
  const high = decimal(figure.high, 2)
  const meaning = meaningOf(figure)
  const lines = [t('agreement.figure', { low, high }), t(`agreement.${meaning}Text`), counts]
  return text(lines.join('\n'), { lead: `${decimal(figure.alpha, 2)} ${t(`agreement.${meaning}`)}` })
}

/** The scores of one row, one person a line: a column each would be too wide for a page. */
function givenOf(paper: Paper, { cells }: GridRow, raters: readonly Rater[]): string {
  const t = paper.say('rating-grid')
  return raters
    .map((rater, index) => {
      const { value = null, sentences = [] } = cells[index] ?? {}
      const score = value === null ? t('notScored') : paper.decimal(value)
      return [`${nameOf(paper, rater)} ${score}`, ...sentences].join(' · ')
    })
    .join('\n')
}

function gridBlocks(paper: Paper, form: RatedForm, mode: GridMode): Block[] {
  const t = paper.say('rating-grid')
  const rows = gridRows(form, mode)
  const { open, compared } = openRows(rows)
  const agreed = compared - open.length
  const count = form.raters.filter(({ isDraft }) => !isDraft).length
  return [
    ...text(compared > 0 ? t('summary', { compared, agreed }) : t('nothingToCompare'), { lead: t(mode) }),
    ...table(
      [t('what'), t('mean', { count }), t('caption')],
      rows.map((row) => {
        const { name, weight, spread, scores } = row
        const apart = spread && paper.decimal(spread.apart)
        return [
          [name, t('weight', { percent: weight })].join('\n'),
          [
            spread && paper.decimal(spread.mean),
            apart && scores.length > 1 && t(spread.isOpen ? 'isOpen' : 'apart', { apart }),
          ]
            .filter(Boolean)
            .join('\n'),
          givenOf(paper, row, form.raters),
        ]
      }),
    ),
  ]
}

/** Authors whose feedback is hidden until the reader has given their own on the same interview. */
function heldBlocks({ say, dateTime }: Paper, people: RoundScores['heldBack']): Block[] {
  const t = say('rating-grid')
  if (people.length === 0) return []
  return [
    notice(t('heldBackText')),
    ...list(
      people.map(({ name, roundName: round, submittedAt }) =>
        t('heldBackOf', { name, round, time: dateTime(submittedAt) }),
      ),
    ),
  ]
}

/** All rounds of the candidate, form by form: the scores of each interviewer, and where they disagree. */
export async function roundBlocks(paper: Paper): Promise<Block[]> {
  const { ask, say, candidateId, positionId } = paper
  const t = say('rating-grid')
  const reply = await ask(queryRoundScores, { ...ofCandidate(candidateId), positionId })
  if (isFailed(reply)) return [heading(3, t('title')), failedNotice(reply, t('failed'))]
  const { forms, heldBack, unreadable = 0 } = reply.data
  if (forms.length === 0 && heldBack.length === 0 && unreadable === 0) return []
  return [
    heading(3, t('title')),
    ...(unreadable > 0 ? [notice(t('unreadable', { count: unreadable }))] : []),
    ...forms.flatMap((form) => [
      heading(4, form.name),
      ...raterBlocks(paper, form),
      ...agreementBlocks(paper, form),
      ...gridBlocks(paper, form, 'modules'),
      ...gridBlocks(paper, form, 'questions'),
    ]),
    ...heldBlocks(paper, heldBack),
  ]
}
