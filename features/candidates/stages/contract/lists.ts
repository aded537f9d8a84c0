import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { maxDays, maxKind, maxName, maxStages } from './limits.ts'

const defineCall = callsOf('stages')

/** Names by language; empty where nobody wrote one. */
const SentNames = z.object({ cn: z.string(), en: z.string(), 'zh-TW': z.string() })

/** How many people are in play in a stage, and in which positions: those with the most people. */
const People = z.object({
  count: z.number(),
  positions: z.array(
    z.object({
      positionId: z.string(),
      name: z.string(),
      nameLatin: z.nullable(z.string()),
      count: z.number(),
    }),
  ),
})

const Stage = z.object({
  stageId: z.string(),
  names: SentNames,
  /** 1 screening, 2 interview, 3 offer, 4 to 7 others. */
  kind: z.number(),
  limitDays: z.nullable(z.number()),
  people: People,
})
export type ListedStage = z.output<typeof Stage>

const Name = z.string().check(z.trim(), z.maxLength(maxName))
const StoredStages = z
  .array(
    z.strictObject({
      /** Empty for a new stage. */
      stageId: z.string().check(z.maxLength(128)),
      names: z.strictObject({ cn: Name, en: Name, 'zh-TW': Name }),
      kind: z.int().check(z.minimum(1), z.maximum(maxKind)),
      limitDays: z.nullable(z.int().check(z.minimum(1), z.maximum(maxDays))),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxStages))

/** Where the people of a removed stage go: to a stage that stays. */
const Targets = z
  .array(
    z.strictObject({
      stageId: z.string().check(z.maxLength(128)),
      toStageId: z.string().check(z.maxLength(128)),
    }),
  )
  .check(z.maxLength(1_000))

const Revision = wireNumber(0, 2_000_000_000)

const refusals = {
  changedMeanwhile: codes.changedMeanwhile,
  unknownStage: codes.invalidInput,
  nameMissing: codes.invalidInput,
  nameTaken: codes.invalidInput,
  /** Somebody is in a stage that is removed, and no stage is named for them. */
  needsTarget: codes.invalidInput,
} as const

export const readStages = defineCall({
  method: 'GET',
  path: '/admin/stage/list',
  summary: 'The company’s list of stages, with the people in each',
  access: { user: {}, needs: 'procedure' },
  input: z.object({}),
  reply: z.object({
    /** The number of changes; a change names the revision on which it is based. */
    revision: z.number(),
    stages: z.array(Stage),
    mayChange: z.boolean(),
  }),
})

/** Replaces the company's list. Removed stages keep their names in records; their people move to the named stages. */
export const saveStages = defineCall({
  method: 'POST',
  path: '/admin/stage/save',
  summary: 'Sets the company’s list of stages',
  access: { user: {}, needs: 'procedure' },
  sends: 'json',
  input: z.strictObject({ revision: Revision, stages: StoredStages, targets: Targets }),
  reply: z.object({ revision: z.number(), moved: z.number() }),
  refusals,
})

export const readPositionStages = defineCall({
  method: 'GET',
  path: '/admin/stage/position/list',
  summary: 'The stages of a position, and those of the company that it leaves out',
  access: { user: {}, needs: 'procedure' },
  input: z.object({ positionId: WireId }),
  reply: z.object({
    /** The number of changes of the company's list and of the position's. */
    revision: z.number(),
    /** Whether the position has a list of its own; else it has that of the company. */
    isOwn: z.boolean(),
    stages: z.array(
      z.object({
        ...Stage.shape,
        /** Whether the stage is the position's alone: its name and kind are set here. */
        isOwn: z.boolean(),
      }),
    ),
    /** Stages of the company that the position leaves out. */
    leftOut: z.array(Stage),
    mayChange: z.boolean(),
  }),
})

/** Gives a position a list of its own, or that of the company. Names and kinds of the company's stages stay. */
export const savePositionStages = defineCall({
  method: 'POST',
  path: '/admin/stage/position/save',
  summary: 'Sets the stages of a position',
  access: { user: {}, needs: 'procedure' },
  sends: 'json',
  input: z.strictObject({
    positionId: WireId,
    revision: Revision,
    /** Null or missing: as the company. */
    stages: z._default(z.nullable(StoredStages), null),
    targets: Targets,
  }),
  reply: z.object({ revision: z.number(), moved: z.number() }),
  refusals: { ...refusals, noPosition: codes.notFound },
})
