import { aCandidate, aDocument, anAccount, anInterview, changeRow } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import type { PermissionKey } from '../../../../platform/access/rules/permissions.ts'
import { fileReference } from '../../../../platform/media/rules.ts'
import { storeCandidateDocument } from '../../../candidates/server/queries.ts'
import { interviewInfo } from '../../contract.ts'

/** A recorded answer, with nothing in it but what a test is about. */
export const anAnswer = (question_id: string, more: object = {}) => ({
  question_id,
  problem_answer_method: 1,
  problem: '<p>请介绍一个你设计过的账本。</p>',
  durationMs: 20_000,
  ...more,
})

/** An interview of a candidate with everything that a reply may have to hide. */
export async function aReport(
  server: ServerUnderTest,
  given: { buttons?: readonly PermissionKey[]; isAnonymous?: boolean; answers?: object[] } = {},
) {
  const account = await anAccount(server.services, given.buttons ? { buttons: given.buttons } : {})
  const isAnonymous = given.isAnonymous ?? false
  const candidate = await aCandidate(server.services, {
    companyId: account.companyId,
    name: '林晓彤',
    isAnonymous,
  })
  const interview = await anInterview(server.services, candidate)
  const [photo, resume, front, video, full] = await Promise.all(
    ['photo.png', 'resume.pdf', 'front.png', 'q1.webm', 'full.webm'].map((name) =>
      aFile(server.services, interview, { name, contentType: 'video/webm' }),
    ),
  )
  if (!photo || !resume || !front || !video || !full) throw new Error('a file is missing')
  await changeRow(server.services, 'candidate', candidate.candidateId, {
    photoFileId: photo,
    resumeFileId: resume,
    nameLatin: 'Lin Xiaotong',
    referee: '周凯',
  })
  const idCard = { frontIdCard: fileReference(front), backIdCard: fileReference(front) }
  await storeCandidateDocument(server.services.db, candidate, 'idCard', idCard, server.clock.now())
  const answers = given.answers ?? [
    anAnswer('q1', { actualscore: 4.6, video: [{ video_url: fileReference(video) }] }),
  ]
  await aDocument(server.services, interview, 'answers', answers)
  const records = [{ createdDate: 1_710_000_000_000, videoUrl: fileReference(full) }]
  await aDocument(server.services, interview, 'fullRecords', records)
  const as = { token: account.token }
  return {
    ...interview,
    account,
    read: () => server.call(interviewInfo, { userId: interview.interviewId }, as),
  }
}

/** The address of a stored file. */
export const media = expect.stringMatching(/^\/file\/media\/[\w-]+$/)
