import { callsOf } from '@candor/call/define'
import { OptionalWireId, optionalWireNumber, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { findField, longestWhere, orderFields } from './order.ts'

const defineCall = callsOf('shortlist')

const SearchText = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** The filters of a shortlist; an empty field does not filter. */
export const filterFields = {
  name: SearchText,
  phone: SearchText,
  email: SearchText,
  minWorkAge: optionalWireNumber(0, 60),
  maxWorkAge: optionalWireNumber(0, 60),
  positionId: OptionalWireId,
  recommendStatus: optionalWireNumber(0, 1),
  /** 1: only operated ones, 0: only those that are not operated, without the invalid. */
  haveOperate: optionalWireNumber(0, 1),
  recommendStageId: OptionalWireId,
}

const CellState = z.enum(['pass', 'wait', 'reject', 'notOperated', 'invalid'])

/** The fields of a candidate in a list. */
export const itemFields = {
  jobSeekerChannelId: z.string(),
  operateStatus: z.nullable(z.number()),
  stageId: z.string(),
  stageTypeKind: z.number(),
  state: CellState,
  interviewId: z.nullable(z.string()),
  recommendStageId: z.nullable(z.string()),
}

/** How many candidates are in which state. */
export const countFields = {
  haveOperateCount: z.number(),
  noOperateCount: z.number(),
  invalidCount: z.number(),
}

const Neighbour = z.object(itemFields)

/** A candidate's place in a shortlist, with its neighbours and the states around it. */
export const findNeighbours = defineCall({
  method: 'POST',
  path: '/candidate/shortList/neighbours',
  isRead: true,
  summary: 'The candidates before and after one in a shortlist',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({
    ...filterFields,
    ...findField,
    /** Chips as the address of the list has them. */
    where: z.optional(z.string().check(z.maxLength(longestWhere))),
    ...orderFields,
    jobSeekerChannelId: WireId,
    /** 1: without a `positionId` the list is that of the candidate's own position. */
    samePosition: optionalWireNumber(0, 1),
  }),
  reply: z.object({
    /** From 1; null where the filter excludes the candidate. The neighbours are then those of its date. */
    place: z.nullable(z.number()),
    total: z.number(),
    previous: z.nullable(Neighbour),
    next: z.nullable(Neighbour),
    /** States around the candidate in the list's order, and the candidate's index among them. */
    cells: z.array(CellState),
    current: z.number(),
    ...countFields,
  }),
})
