import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { authorizeEachAction } from '../../../platform/access/server/gate/asked-within.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
  interviewersPerPage,
  updateInterviewDate,
} from '../contract/planning.ts'
import {
  findInterviewPlan,
  listInterviewers,
  listInterviewRounds,
  listRoomTypes,
  listTakenTimes,
} from '../contract/reading.ts'
import { isWeek, offeredRooms } from '../rules/planning.ts'
import { readWish } from '../rules/wire.ts'
import { presentInterviewer, presentPlan, presentRound, presentTaken } from './present.ts'
import { listChosen, listInterviewing, listRounds } from './queries/people.ts'
import { listPlans } from './queries/plans.ts'
import { listFree, listTaken } from './queries/taken.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { changePlan, moveInterview } from './routes/changing.ts'
import { callOffPlan, makePlans, planIdOf } from './routes/planning.ts'
import { receivingRoutes } from './routes/receiving.ts'

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  receivingRoutes(services, serve)
  calendarRoutes(services, serve, app)
  servePlanning(services, serve)
  serveReading(services, serve)
}

function servePlanning(services: AppServices, serve: Serve): void {
  serve(createInterviewPlans, (request) =>
    auditedTransaction(services, createInterviewPlans, request, async (work) => {
      const { input, context } = request
      const actors = await authorizeEachAction(work.services, work.viewer, input.jobseekerChannelIds, 'plan')
      return makePlans(work, actors, readWish(input), context.locale)
    }),
  )

  serve(changeInterviewPlan, (request) =>
    auditedTransaction(services, changeInterviewPlan, request, (work) =>
      changePlan(work, request.input, request.context.locale),
    ),
  )

  serve(updateInterviewDate, (request) =>
    auditedTransaction(services, updateInterviewDate, request, async (work) => {
      await moveInterview(work, request.input, request.context.locale)
      return null
    }),
  )

  serve(cancelInterviewPlan, (request) =>
    auditedTransaction(services, cancelInterviewPlan, request, async (work) => {
      await callOffPlan(work, request.input, request.context.locale)
      return null
    }),
  )
}

function serveReading(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(findInterviewPlan, async ({ input, reader }) => {
    const planId = planIdOf(input)
    const plan = (await listPlans(db, reader)).find(({ id }) => id === planId)
    if (!plan) throw new Refusal(gateRefusals, 'notFound')
    const named = plan.interviewers.map(({ accountId }) => accountId).filter((id) => id !== null)
    const able = named.length === 0 ? [] : await listChosen(db, reader.companyId, named)
    return presentPlan(plan, new Set(able.map(({ id }) => id)))
  })

  serve(listInterviewRounds, async ({ reader: { companyId, candidateId } }) =>
    (await listRounds(db, companyId, [candidateId])).map(presentRound),
  )

  serve(listRoomTypes, async () => ({
    planRoomTypes: offeredRooms(services.settings.meetingServer !== null),
  }))

  serve(listInterviewers, async ({ input, viewer }) => {
    const { searchText = '', cursor, limit = interviewersPerPage } = input
    const page = { searchText, after: readId<'account'>(cursor), limit }
    return (await listInterviewing(db, viewer.companyId, page)).map(presentInterviewer)
  })

  serve(listTakenTimes, async ({ input, viewer }) => {
    if (!isWeek(input)) throw new Refusal(listTakenTimes, 'wrongWeek', { data: { field: 'to' } })
    const ids = input.interviewerIds.map((id) => readId<'account'>(id)).filter((id) => id !== null)
    const stretch = { from: new Date(input.from), to: new Date(input.to) }
    const taken = await listTaken(db, viewer, ids, stretch)
    return presentTaken(taken, await listFree(db, viewer.companyId, ids, stretch), viewer)
  })
}
