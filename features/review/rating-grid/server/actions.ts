import type { AppServices } from '@candor/db/database'
import { partReader } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { mayOpen, ownerOf } from '../../../meetings/feedback/rules/rights.ts'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import { type FormFeedback, listFormFeedback, type ReadFeedback } from './queries.ts'

type Feedback = Omit<FormFeedback, 'given'>

/** The feedback that a reader may know of. */
export interface KnownFeedback {
  readonly readable: readonly ReadFeedback[]
  /** How many the reader may open that cannot be read. */
  readonly unreadable: number
  /** Held back until the reader has given their own. */
  readonly closed: readonly Feedback[]
  readonly isOwn: (feedback: Feedback) => boolean
}

/** Lists the feedback of all rounds: readable, unreadable and held back. */
export async function listKnownFeedback(
  services: AppServices,
  reader: AccountReport,
): Promise<KnownFeedback> {
  const { viewer, setting } = reader
  const { accountId } = viewer
  const ownerIn = (feedback: Feedback) => ownerOf(feedback, { accountId, namesInPlan: feedback.namesInPlan })
  const { evaluationInvisibleStatus } = setting.evaluation
  const { readPart } = partReader(services, reader)
  const given = (await listFormFeedback(services.db, reader, accountId, readPart)).filter((feedback) =>
    mayOpen(viewer, ownerIn(feedback), evaluationInvisibleStatus),
  )
  const isOwn = (feedback: Feedback) => ownerIn(feedback) === accountId
  const isClosed = (feedback: Feedback) => !reader.maySeeFeedbackOf(feedback.planId) && !isOwn(feedback)
  const open = given.filter((feedback) => !isClosed(feedback))
  const readable = open.flatMap(({ given: answered, ...feedback }) =>
    answered ? [{ ...feedback, ...answered }] : [],
  )
  return { readable, unreadable: open.length - readable.length, closed: given.filter(isClosed), isOwn }
}
