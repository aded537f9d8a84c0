import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { sentBrand } from '../../../../platform/company/rules.ts'
import { linkRefusals } from '../../../planning/contract/mail-links.ts'
import { linkRequestOf, lockMailLink, openMailLink } from '../../../planning/server/actions/mail-links.ts'
import { giveSatisfaction, listSatisfaction, readSatisfaction } from '../../contract/satisfaction.ts'
import { isRatingReadable, sumRatings } from '../../rules/ratings.ts'
import { getAppointment } from '../queries/appointments.ts'
import {
  countRatingsOfPosition,
  findDecidedAt,
  hasSatisfaction,
  insertSatisfaction,
  listSatisfactionOf,
} from '../queries/satisfaction.ts'

/** The calls about candidates' ratings of interviews. */
export function satisfactionRoutes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(readSatisfaction, async (request) => {
    const link = await openMailLink(services, linkRequestOf(request, 'satisfaction'))
    const stored = await getAppointment(db, link)
    return {
      companyName: stored.companyName,
      companyNameLatin: stored.companyNameLatin,
      ...sentBrand(stored.rules),
      positionName: stored.positionName,
      positionNameLatin: stored.positionNameLatin,
      interviewRoundName: stored.roundName,
      hasAnswered: await hasSatisfaction(db, link),
    }
  })

  serve(giveSatisfaction, async (request) => {
    const { score, content = '', interviewId } = request.input
    const { planId } = await openMailLink(services, linkRequestOf(request, 'satisfaction'))
    if (interviewId && interviewId.toLowerCase() !== planId) throw new Refusal(linkRefusals, 'linkOver')
    await db.transaction().execute(async (transaction) => {
      const link = await lockMailLink(
        { ...services, db: transaction },
        linkRequestOf(request, 'satisfaction'),
      )
      const answeredAt = services.clock.now()
      const isStored = await insertSatisfaction(transaction, link, { score, content, answeredAt })
      if (!isStored) throw new Refusal(giveSatisfaction, 'answeredAlready')
    })
    return null
  })

  serve(listSatisfaction, async ({ reader }) => {
    const [rows, decidedAt, counted] = await Promise.all([
      listSatisfactionOf(db, reader),
      findDecidedAt(db, reader),
      countRatingsOfPosition(db, reader),
    ])
    const readable = rows.filter(({ startsAt, endsAt, answeredAt }) => {
      const endedAt = (endsAt ?? startsAt ?? answeredAt).getTime()
      return isRatingReadable({ endedAt }, decidedAt)
    })
    const sum = sumRatings(counted)
    return {
      ratings: readable.map(({ planId, score, content, answeredAt }) => ({
        interviewPlanId: planId,
        score,
        content,
        answeredTime: answeredAt.getTime(),
      })),
      isWaiting: readable.length < rows.length,
      ofPosition: sum && { count: sum.count, averageScore: sum.average },
    }
  })
}
