import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import { listStages } from '../../../stages/server/queries.ts'
import type { readListChoices } from '../../contract/choices.ts'
import { listLabelsInUse, listReasons, listReviewers, listStagesInUse } from '../queries/choices.ts'
import { lookOf } from './look.ts'

/** The values that the chips of the list offer to a viewer. */
export async function answerChoices(
  services: AppServices,
  viewer: Viewer,
  locale: Locale,
): Promise<ReplyOf<typeof readListChoices>> {
  const { db } = services
  const { look } = await lookOf(services, viewer)
  const isHr = look.interviewerId === null
  const [stages, stageIds, labels, reviewers, reasons] = await Promise.all([
    listStages(db, viewer.companyId),
    listStagesInUse(db, look),
    listLabelsInUse(db, look),
    isHr && look.mayReadOpinions ? listReviewers(db, look) : [],
    isHr ? listReasons(db, look) : [],
  ])
  const names = new Map(stages.map((stage) => [stage.wireId, stage.names]))
  const places = new Map([...names.keys()].map((wireId, place) => [wireId, place]))
  const placeOf = (wireId: string) => places.get(wireId) ?? places.size
  return {
    stages: stageIds
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((stageId) => ({ stageId, name: wordStage(stageId, names.get(stageId), locale) })),
    labels,
    reviewers,
    reasons,
  }
}
