import type { SentInputOf } from '@candor/call/define'
import { maxDays } from '../contract/limits.ts'
import type { ListedStage, saveStages } from '../contract/lists.ts'
import type { Target } from './list.ts'
import type { Locale } from './names.ts'

/** A stage as somebody edits it. */
export interface EditedStage {
  /** Identifies the row while it moves; the wire id of a stored stage. */
  readonly key: string
  /** Empty for a new stage. */
  readonly stageId: string
  readonly names: Readonly<Record<Locale, string>>
  readonly kind: number
  /** As it is typed; empty without a limit. */
  readonly limit: string
  /** How many people are in it, and where most of them are. */
  readonly people: ListedStage['people']
  /** Whether its name and kind are those of the company, and only the limit changes. */
  readonly isFixed: boolean
}

export interface EditedList {
  readonly stages: readonly EditedStage[]
  /** Where the people of removed stages go. */
  readonly targets: readonly Target[]
}

export function editedStage(stage: ListedStage, isFixed: boolean): EditedStage {
  const { stageId, names, kind, limitDays, people } = stage
  return {
    key: stageId,
    stageId,
    names,
    kind,
    limit: limitDays === null ? '' : String(limitDays),
    people,
    isFixed,
  }
}

export function withNewStage(list: EditedList, key: string): EditedList {
  const names = { cn: '', en: '', 'zh-TW': '' }
  const people = { count: 0, positions: [] }
  const added = { key, stageId: '', names, kind: 2, limit: '', people, isFixed: false }
  return { ...list, stages: [...list.stages, added] }
}

/** Puts a left-out stage back at the end. Its people need no other stage any more. */
export function withStageBack(list: EditedList, stage: EditedStage): EditedList {
  return {
    stages: [...list.stages, stage],
    targets: list.targets.filter(({ stageId }) => stageId !== stage.stageId),
  }
}

export function changedStage(
  list: EditedList,
  key: string,
  change: Partial<Pick<EditedStage, 'names' | 'kind' | 'limit'>>,
): EditedList {
  return {
    ...list,
    stages: list.stages.map((stage) => (stage.key === key ? { ...stage, ...change } : stage)),
  }
}

/** Moves a stage to a place in the list; a place beyond its ends is its end. */
export function movedStage(list: EditedList, key: string, place: number): EditedList {
  const stage = list.stages.find((each) => each.key === key)
  if (!stage) return list
  const others = list.stages.filter((each) => each !== stage)
  const index = Math.min(Math.max(place, 0), others.length)
  return { ...list, stages: [...others.slice(0, index), stage, ...others.slice(index)] }
}

/** Whether a stage cannot go before its people have another one: those in it, and those of stages removed before. */
export function needsTarget({ targets }: EditedList, { stageId, people }: EditedStage): boolean {
  return people.count > 0 || targets.some(({ toStageId }) => toStageId === stageId)
}

/** Takes a stage out. Its people, and those of stages removed before in its favour, go to the target. */
export function withoutStage(list: EditedList, key: string, toStageId: string | null): EditedList {
  const stage = list.stages.find((each) => each.key === key)
  if (!stage) return list
  const targets =
    toStageId === null
      ? list.targets
      : list.targets.map((target) => (target.toStageId === stage.stageId ? { ...target, toStageId } : target))
  const own = toStageId !== null && stage.people.count > 0 ? [{ stageId: stage.stageId, toStageId }] : []
  return { stages: list.stages.filter((each) => each !== stage), targets: [...targets, ...own] }
}

/** The key of the first stage whose limit is no number of days; null where all are. */
export function faultyLimit(stages: readonly EditedStage[]): string | null {
  const isDays = (limit: string) => /^\d{1,3}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= maxDays
  return stages.find(({ limit }) => limit.trim() !== '' && !isDays(limit.trim()))?.key ?? null
}

export function sentStages(stages: readonly EditedStage[]): SentInputOf<typeof saveStages>['stages'] {
  return stages.map(({ stageId, names, kind, limit }) => ({
    stageId,
    names: { cn: names.cn.trim(), en: names.en.trim(), 'zh-TW': names['zh-TW'].trim() },
    kind,
    limitDays: limit.trim() === '' ? null : Number(limit),
  }))
}
