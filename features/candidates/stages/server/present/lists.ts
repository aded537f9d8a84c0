import type { ReplyOf } from '@candor/call/define'
import type { ListedStage, readPositionStages } from '../../contract/lists.ts'
import { editedNames } from '../actions/list-edit.ts'
import type { PeopleCount } from '../queries/lists.ts'
import type { StoredStage } from '../queries.ts'

/** The most positions that are named for a stage. */
const maxPositions = 5

function presentStage(
  { wireId, names, kind, limitDays }: StoredStage,
  people: readonly PeopleCount[],
): ListedStage {
  const here = people.filter(({ stageId }) => stageId === wireId)
  return {
    stageId: wireId,
    names: editedNames(wireId, names),
    kind,
    limitDays,
    people: {
      count: here.reduce((sum, { count }) => sum + Number(count), 0),
      positions: here.slice(0, maxPositions).map(({ positionId, name, nameLatin, count }) => ({
        positionId,
        name,
        nameLatin,
        count: Number(count),
      })),
    },
  }
}

export function presentList(stages: readonly StoredStage[], people: readonly PeopleCount[]): ListedStage[] {
  return stages.map((stage) => presentStage(stage, people))
}

interface PositionLists {
  readonly stages: readonly StoredStage[]
  readonly ofCompany: readonly StoredStage[]
  readonly people: readonly PeopleCount[]
}

export function presentPositionList({
  stages,
  ofCompany,
  people,
}: PositionLists): Pick<ReplyOf<typeof readPositionStages>, 'stages' | 'leftOut'> {
  const listed = new Set(stages.map(({ wireId }) => wireId))
  return {
    stages: stages.map((stage) => ({ ...presentStage(stage, people), isOwn: stage.positionId !== null })),
    leftOut: presentList(
      ofCompany.filter(({ wireId }) => !listed.has(wireId)),
      people,
    ),
  }
}
