import * as z from 'zod/mini'
import { PlaceShape } from '../../resume-reading/contract/place.ts'

/** The most resumes of one drop. */
export const maxDropFiles = 200
/** The most bytes of one resume. */
export const maxResumeFileBytes = 20 * 1024 * 1024
/** The longest value that a person writes into a field. */
export const maxFieldLength = 200

/** The fields of the list, in the order of their numbers on the page. */
export const fieldNames = ['name', 'phone', 'email', 'years', 'employer'] as const
export type FieldName = (typeof fieldNames)[number]

/** Why nothing was read from a file. `otherKind`: slides or a table. */
export const dropFaults = [
  'noText',
  'locked',
  'damaged',
  'tooLarge',
  'tooSlow',
  'notADocument',
  'otherKind',
  'empty',
] as const
export type DropFault = (typeof dropFaults)[number]

/** Why a person has to choose among several values. `present`: several entries of work last until today. */
export const choiceReasons = ['several', 'overlap', 'present'] as const

const Field = z.object({
  /** The value as it was read; empty without a sure one. */
  value: z.string(),
  options: z.array(z.string()),
  why: z.nullable(z.enum(choiceReasons)),
  /** The value that a person wrote or chose; empty leaves the field empty. Null while nobody has. */
  written: z.nullable(z.string()),
})
export type RowField = z.output<typeof Field>

const Same = z.object({
  candidateId: z.string(),
  by: z.array(z.enum(['phone', 'email'])),
  name: z.string(),
  positionName: z.string(),
  /** Whether the application is for the position of the drop. */
  isHere: z.boolean(),
  stage: z.string(),
  outcome: z.nullable(z.enum(['hired', 'rejected', 'withdrew'])),
  outcomeAt: z.nullable(z.number()),
  appliedAt: z.number(),
})
export type SameApplication = z.output<typeof Same>

/** Why a confirmed row was not added. `closedPosition`: the position was closed meanwhile. */
export const addFaults = ['alreadyHere', 'closedPosition', 'noRight', 'failed'] as const
export type AddFault = (typeof addFaults)[number]

export const DropRow = z.object({
  dropFileId: z.string(),
  name: z.string(),
  bytes: z.number(),
  kind: z.enum(['pdf', 'image', 'text', 'none']),
  state: z.enum(['waiting', 'reading', 'read', 'failed', 'adding', 'added']),
  fault: z.nullable(z.enum(dropFaults)),
  /** Whether the file itself is kept; a refused one is not. */
  isKept: z.boolean(),
  isLeft: z.boolean(),
  revision: z.number(),
  fields: z.object({ name: Field, phone: Field, email: Field, years: Field, employer: Field }),
  /** A name in the file's name, which a person may take. */
  nameFromFile: z.nullable(z.string()),
  same: z.array(Same),
  isNotSame: z.boolean(),
  /** The file name of a newer resume of the same person in this drop. */
  newerFile: z.nullable(z.string()),
  /** Why it could not be added. */
  addFault: z.nullable(z.enum(addFaults)),
  candidateId: z.nullable(z.string()),
})
export type DropRow = z.output<typeof DropRow>

/** A value of the resume with its places; `number` is that of its field on the page. */
export const DropMark = z.object({ number: z.number(), isSure: z.boolean(), places: z.array(PlaceShape) })
export type DropMark = z.output<typeof DropMark>
