import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { VersionedReport } from '../../../platform/access/server/gate/report-access.ts'
import { reportGrant } from '../../../platform/media/rules.ts'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  getProjectExperience,
  jobseekerChannelInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../contract.ts'
import { sentCandidate } from '../rules/candidate.ts'
import { sentIdCard } from '../rules/id-card.ts'
import { writeLabel } from '../rules/wire.ts'
import { partReader } from './actions/part-reader.ts'
import {
  presentEducation,
  presentIds,
  presentInterviews,
  presentProjects,
  presentResumeItems,
  presentWork,
} from './present.ts'
import { findCandidateDocument, findIdCard, getCandidate, interviewsFor, readIdCard } from './queries.ts'
import { labelRoutes } from './routes/labels.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  labelRoutes(services, serve)

  /** One part of the resume; null where the reader may not see it, as for an anonymous candidate. */
  function answerResumePart<Reply>(
    reader: VersionedReport,
    part: string,
    present: (document: unknown) => Reply,
  ): Versioned<Reply> {
    return new Versioned(reader.version, async () =>
      present(reader.isAnonymous ? null : await findCandidateDocument(db, reader, part)),
    )
  }

  serve(
    findId,
    async ({ reader }) =>
      new Versioned(reader.version, async () =>
        presentIds(await getCandidate(db, reader), reader.companyId, reader.interviewId),
      ),
  )

  serve(
    listCandidateLabel,
    async ({ reader }) =>
      new Versioned(reader.version, async () => (await getCandidate(db, reader)).labels.map(writeLabel)),
  )

  serve(
    listInterviewInfos,
    async ({ reader }) =>
      new Versioned(reader.version, async () =>
        presentInterviews(reader, interviewsFor(reader, (await getCandidate(db, reader)).interviews)),
      ),
  )

  serve(findAllEducation, async ({ reader }) => answerResumePart(reader, 'education', presentEducation))

  serve(findAllWorkInfo, async ({ reader }) => answerResumePart(reader, 'work', presentWork))

  serve(getProjectExperience, async ({ reader }) => answerResumePart(reader, 'projects', presentProjects))

  serve(jobseekerChannelInfo, ({ reader }) => answerChannelInfo(services, reader))
}

/** The data of a candidate, with their resume and ID card as far as the reader may see them. */
async function answerChannelInfo(services: AppServices, reader: VersionedReport) {
  const { db } = services
  const addressOf = services.media.of(reportGrant(reader))
  const isResumeShown = reader.may('reportResume') && !reader.isAnonymous
  const [candidate, resume, idCard] = await Promise.all([
    getCandidate(db, reader),
    isResumeShown ? findCandidateDocument(db, reader, 'resume') : null,
    findIdCard(db, reader),
  ])
  const { unreadable, readPart } = partReader(services, reader)
  const resumeInfoItems = readPart(() => presentResumeItems(resume, reader, addressOf), [])
  const sides = readPart(() => readIdCard(idCard), null)
  return {
    channelInfo: sentCandidate(candidate, reader, addressOf),
    resumeInfoItems,
    idCard: sentIdCard(sides, addressOf),
    ...(unreadable.length > 0 && { unreadable }),
  }
}
