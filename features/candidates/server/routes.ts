import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { ReportReader, Viewer } from '../../access/rules/viewer.ts'
import { isKnownInterview } from '../../access/server/gate/addressed.ts'
import { authorizeReport, requirePermission } from '../../access/server/gate.ts'
import { reportGrant } from '../../media/rules.ts'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  getProjectExperience,
  jobseekerChannelInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../contract.ts'
import {
  presentChannelInfo,
  presentEducation,
  presentIds,
  presentInterviews,
  presentLabels,
  presentProjects,
  presentResumeItems,
  presentWork,
} from './present.ts'
import { findCandidateDocument, getCandidate, hasCandidate } from './queries.ts'
import { labelRoutes } from './routes/labels.ts'

interface Addressed {
  userId?: string | undefined
  jobseekerChannelId?: string | undefined
  companyId?: string | undefined
}

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  labelRoutes(services, serve)

  /** Opens a report by either id that `userId` may be: an interview's, or on shared addresses a candidate's. */
  async function openByEither(
    viewer: Viewer,
    { userId, jobseekerChannelId, companyId }: Addressed,
  ): Promise<ReportReader> {
    if (!userId && !jobseekerChannelId) throw new Refusal(findId, 'noAddress')
    const candidateId = readId<'candidate'>(userId)
    const isCandidate =
      candidateId &&
      !(await isKnownInterview(viewer, userId)) &&
      (await hasCandidate(db, { companyId: viewer.companyId, candidateId }))
    if (!isCandidate)
      return authorizeReport(services, viewer, {
        interviewId: userId,
        candidateId: jobseekerChannelId,
        companyId,
      })
    const isOther = jobseekerChannelId && readId(jobseekerChannelId) !== readId(userId)
    if (isOther) throw new Refusal(findId, 'noAddress')
    return authorizeReport(services, viewer, { candidateId: userId, companyId })
  }

  function openCandidate(viewer: Viewer, candidateId: string): Promise<ReportReader> {
    return authorizeReport(services, viewer, { candidateId })
  }

  /** One part of the resume, or null where the reader may not know it: an anonymous candidate shows no resume. */
  async function findResumePart(viewer: Viewer, candidateId: string, part: string): Promise<unknown> {
    const reader = await openCandidate(viewer, candidateId)
    requirePermission(reader, 'reportResume')
    return reader.isAnonymous ? null : findCandidateDocument(db, reader, part)
  }

  serve(findId, async ({ input, viewer }) => {
    const reader = await openByEither(viewer, input)
    return presentIds(await getCandidate(db, reader), reader.companyId, reader.interviewId)
  })

  serve(listCandidateLabel, async ({ input, viewer }) => {
    const reader = await openCandidate(viewer, input.jobseekerChannelId)
    return presentLabels((await getCandidate(db, reader)).labels)
  })

  serve(listInterviewInfos, async ({ input, viewer }) => {
    const reader = await openCandidate(viewer, input.jobseekerChannelId)
    return presentInterviews((await getCandidate(db, reader)).interviews)
  })

  serve(findAllEducation, async ({ input, viewer }) =>
    presentEducation(await findResumePart(viewer, input.jobseekerChannelId, 'education')),
  )

  serve(findAllWorkInfo, async ({ input, viewer }) =>
    presentWork(await findResumePart(viewer, input.jobseekerChannelId, 'work')),
  )

  serve(getProjectExperience, async ({ input, viewer }) =>
    presentProjects(await findResumePart(viewer, input.jobseekerChannelId, 'projects')),
  )

  serve(jobseekerChannelInfo, async ({ input, viewer }) => {
    const named = input.jobseekerChannelId || input.id
    if (!named) throw new Refusal(jobseekerChannelInfo, 'noAddress')
    const reader = await openCandidate(viewer, named)
    const addressOf = services.media.of(reportGrant(reader))
    const isResumeShown = reader.may('reportResume') && !reader.isAnonymous
    const [candidate, resume] = await Promise.all([
      getCandidate(db, reader),
      isResumeShown ? findCandidateDocument(db, reader, 'resume') : null,
    ])
    return {
      channelInfo: presentChannelInfo(candidate, reader, addressOf),
      resumeInfoItems: presentResumeItems(resume, addressOf),
    }
  })
}
