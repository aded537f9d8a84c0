import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { ReportReader } from '../../access/rules/viewer.ts'
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
import { findCandidateDocument, getCandidate } from './queries.ts'
import { labelRoutes } from './routes/labels.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  labelRoutes(services, serve)

  /** One part of the resume, or null where the reader may not know it: an anonymous candidate shows no resume. */
  async function findResumePart(reader: ReportReader, part: string): Promise<unknown> {
    return reader.isAnonymous ? null : findCandidateDocument(db, reader, part)
  }

  serve(findId, async ({ reader }) =>
    presentIds(await getCandidate(db, reader), reader.companyId, reader.interviewId),
  )

  serve(listCandidateLabel, async ({ reader }) => presentLabels((await getCandidate(db, reader)).labels))

  serve(listInterviewInfos, async ({ reader }) =>
    presentInterviews((await getCandidate(db, reader)).interviews),
  )

  serve(findAllEducation, async ({ reader }) => presentEducation(await findResumePart(reader, 'education')))

  serve(findAllWorkInfo, async ({ reader }) => presentWork(await findResumePart(reader, 'work')))

  serve(getProjectExperience, async ({ reader }) => presentProjects(await findResumePart(reader, 'projects')))

  serve(jobseekerChannelInfo, async ({ reader }) => {
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
