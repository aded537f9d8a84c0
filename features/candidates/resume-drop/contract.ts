import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, optionalWireNumber, WireBoolean, WireId, wireNumber } from '@candor/call/fields'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { DropMark, DropRow, maxDropFiles, maxFieldLength, maxResumeFileBytes } from './contract/row.ts'

const defineCall = callsOf('resume-drop')

/** The most drops that an account has open at a time. */
export const maxOpenDrops = 10

const access = { user: {}, needs: 'candidate' } as const
const Source = z.string().check(z.trim(), z.maxLength(100))
const Revision = wireNumber(0, 2_000_000_000)

/**
 * Starts a drop of resumes for a position, or gives the account's drop that is still being filled: so the same folder
 * again goes on where it ended.
 */
export const startDrop = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/start',
  summary: 'Starts a drop of resumes for a position',
  access,
  sends: 'json',
  input: z.object({ positionId: WireId, source: Source }),
  reply: z.object({ dropId: z.string() }),
  refusals: { tooManyDrops: codes.tooMany, closedPosition: codes.invalidInput },
})

/** The drops of a position that the caller may see: their own, an administrator's all. */
export const listDrops = defineCall({
  method: 'GET',
  path: '/admin/resumeDrop/list',
  summary: 'The open drops of resumes for a position',
  access,
  input: z.object({ positionId: WireId }),
  reply: z.object({
    positionName: z.string(),
    drops: z.array(
      z.object({
        dropId: z.string(),
        by: z.string(),
        isOwn: z.boolean(),
        createdAt: z.number(),
        files: z.number(),
      }),
    ),
  }),
})

/**
 * Takes one resume. The same content again adds nothing. A file that is too large is told by its name and size alone.
 */
export const receiveResume = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/file',
  summary: 'Takes one resume of a drop (up to 20 MB), or notes one that is larger',
  access,
  files: { fields: ['file'], maxBytes: maxResumeFileBytes },
  input: z.object({
    dropId: WireId,
    /** When the file was last changed, in epoch milliseconds. */
    modifiedAt: optionalWireNumber(0, latestTime),
    /** Name and size of a file that is too large to send. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
    bytes: optionalWireNumber(0, Number.MAX_SAFE_INTEGER),
  }),
  /** `again`: the drop has it. `added`: the position has a candidate of this file. `refused`: it is not kept. */
  reply: z.object({ outcome: z.enum(['taken', 'again', 'added', 'refused']) }),
  refusals: { noFile: codes.invalidInput, full: codes.tooMany },
})

/** A drop with its rows. */
export const readDrop = defineCall({
  method: 'GET',
  path: '/admin/resumeDrop/read',
  summary: 'A drop of resumes with what was read from each',
  access,
  input: z.object({ dropId: WireId }),
  reply: z.object({
    positionId: z.string(),
    positionName: z.string(),
    by: z.string(),
    isOwn: z.boolean(),
    createdAt: z.number(),
    expiresAt: z.number(),
    stageId: z.string(),
    stages: z.array(z.object({ stageId: z.string(), name: z.string() })),
    source: z.string(),
    rows: z.array(DropRow),
  }),
})

/** The document of a row: its address, its lines, and where each value stands. */
export const readDropDocument = defineCall({
  method: 'GET',
  path: '/admin/resumeDrop/document',
  summary: 'A dropped resume with its text and the places of what was read',
  access,
  input: z.object({ dropFileId: WireId }),
  reply: z.object({
    /** Null where no browser shows the file as it is. */
    address: z.nullable(z.string()),
    lines: z.array(z.string()),
    isCut: z.boolean(),
    marks: z.array(DropMark),
  }),
})

const Value = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxFieldLength))))

/** Keeps what a person chose or wrote in a row; null gives a field its read value back. */
export const changeDropRow = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/change',
  summary: 'Keeps what a person changed in a row of a drop',
  access,
  sends: 'json',
  input: z.object({
    dropFileId: WireId,
    revision: Revision,
    name: Value,
    phone: Value,
    email: Value,
    years: Value,
    employer: Value,
    isLeft: z.optional(WireBoolean),
    isNotSame: z.optional(WireBoolean),
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    changedMeanwhile: codes.changedMeanwhile,
    email: codes.invalidInput,
    years: codes.invalidInput,
  },
})

/** Reads a locked PDF again with its password, which is kept nowhere. */
export const unlockResume = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/unlock',
  summary: 'Reads a locked resume again with its password',
  access,
  sends: 'json',
  input: z.object({ dropFileId: WireId, password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: Nothing,
  refusals: { notLocked: codes.invalidInput },
})

/** Sets the stage and the source of all that a drop adds. */
export const saveDrop = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/save',
  summary: 'Sets the stage and the source of what a drop adds',
  access,
  sends: 'json',
  input: z.object({ dropId: WireId, stageId: WireId, source: Source }),
  reply: Nothing,
  refusals: { unknownStage: codes.invalidInput },
})

/** Adds confirmed rows as candidates, one after the other. A retry adds nobody twice. */
export const addDropRows = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/add',
  summary: 'Adds confirmed rows of a drop as candidates',
  access,
  sends: 'json',
  input: z.object({
    dropId: WireId,
    rows: z
      .array(
        z.object({
          dropFileId: WireId,
          revision: Revision,
          /** Candidates of the position that the list showed as the same person. */
          seen: z._default(z.array(WireId).check(z.maxLength(20)), []),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxDropFiles)),
  }),
  /** How many are being added. */
  reply: z.object({ count: z.number() }),
  refusals: { changedMeanwhile: codes.changedMeanwhile },
})

/** Throws away a drop with all that is not added. */
export const discardDrop = defineCall({
  method: 'POST',
  path: '/admin/resumeDrop/discard',
  summary: 'Throws away a drop with all that is not added',
  access,
  sends: 'json',
  input: z.object({ dropId: WireId }),
  reply: Nothing,
})
