import { zoneWords } from '@candor/messages/local-time'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { listSatisfaction } from '../../../meetings/appointments/contract/satisfaction.ts'
import { readRatings } from '../../../meetings/appointments/rules/wire.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import { readPlans } from '../../../meetings/candidate-plans/rules/wire.ts'
import { feedbackBlocks } from '../../../meetings/feedback/server/paper.ts'
import type { Cell } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { facts, failedNotice, heading, notice } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { isShownTo, tabNumber } from '../rules/tab.ts'

function timeOf({ say, dateTime, timeZone, locale }: Paper, { startsAt, endsAt, day }: Plan): string {
  const t = say('report-plan')
  if (startsAt === null) return day ? t('timeOpenOn', { day }) : t('timeOpen')
  const from = dateTime(startsAt)
  const to = endsAt === null ? null : dateTime(endsAt)
  const [date = '', clock = ''] = to?.split(' ') ?? []
  const time = to === null ? from : t('fromTo', { from, to: from.startsWith(date) ? clock : to })
  // Always with its zone: nobody knows where a paper is read.
  return t('zoned', { time, ...zoneWords(startsAt, timeZone, locale) })
}

/** The interviewers, one a line, each with their answer; in a cancelled plan answers do not matter. */
function interviewerLines({ say }: Paper, { interviewers, isCancelled }: Plan): string {
  const t = say('report-plan')
  return interviewers
    .map(({ name, answer, reason, isFrozen }) => {
      const notes = isFrozen ? [t('interviewerFrozen')] : [answer && t(`answer.${answer}`), answer && reason]
      return [name, ...(isCancelled ? [] : notes)].filter(Boolean).join(' · ')
    })
    .join('\n')
}

/** The candidate's ratings by plan, for readers who plan interviews; or a note that they could not be loaded. */
async function askRatings({ ask, say, candidateId, facts: known, dateTime }: Paper) {
  const t = say('report-plan')
  const reply = known.acts.has('plan') ? await ask(listSatisfaction, ofCandidate(candidateId)) : null
  const failure = isFailed(reply) ? [failedNotice(reply, t('ratingsFailed'))] : []
  const cells = new Map(
    [...(reply?.data ? readRatings(reply.data).byPlan : [])].map(
      ([planId, { score, content, ratedAt }]): [string, Cell] => {
        const given = [t('ratingOf', { score }), dateTime(ratedAt)].join(' · ')
        return [
          planId,
          { text: [given, content].filter(Boolean).join('\n'), stars: { value: score, outOf: 5 } },
        ]
      },
    ),
  )
  return { cells, failure }
}

/**
 * The planned and past interviews with people.
 *
 * Passwords and the interviewers' entrances are hidden on the screen until somebody asks for them, so they are never
 * printed.
 */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-plan',
  isShownTo,
  async write(paper) {
    const { ask, say, candidateId, positionId } = paper
    const t = say('report-plan')
    const reply = await ask(queryInterviewPlan, { ...ofCandidate(candidateId), positionId })
    if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
    const plans = readPlans(reply.data)
    if (plans.length === 0) return [notice(t('none'), t('noneText'))]
    // Asked together, so that they go in few batches.
    const [ratings, ...found] = await Promise.all([
      askRatings(paper),
      ...plans.map(async ({ interviewers, others }) => {
        const entries = [...interviewers.map(({ feedback }) => feedback), ...others]
        return (await Promise.all(entries.map((entry) => feedbackBlocks(paper, entry)))).flat()
      }),
    ])
    return [
      heading(3, t('plans'), t('count', { count: plans.length })),
      ...ratings.failure,
      ...plans.flatMap((plan, index) => {
        const made = paper.dateTime(plan.createdAt)
        const { meeting, createdBy, guests } = plan
        return [
          heading(
            4,
            plan.roundName,
            timeOf(paper, plan),
            plan.isCancelled && t('cancelled'),
            plan.response && t(`response.${plan.response}`),
          ),
          ...facts([
            [t('movedFrom'), plan.movedFrom !== null && paper.dateTime(plan.movedFrom)],
            [t('roomType'), t(`room.${plan.room}`)],
            [t('location'), plan.location],
            [t('roomNumber'), plan.roomNumber],
            [t('meetingLink'), meeting && ('text' in meeting ? meeting.text : meeting.address)],
            [t('interviewers'), interviewerLines(paper, plan)],
            [t('rating'), ratings.cells.get(plan.id)],
            [t('guests'), guests.join(t('comma'))],
            [t('otherInfo'), plan.otherInfo],
            [t('createdBy'), createdBy ? t('createdAt', { name: createdBy, time: made }) : made],
          ]),
          ...(found[index] ?? []),
        ]
      }),
    ]
  },
})
