import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { UndoId } from '../../../platform/undo/contract.ts'
import {
  Description,
  Language,
  maxAccounts,
  maxGrade,
  maxName,
  maxPlace,
  maxSeats,
  positionLanguages,
  Salary,
} from './fields.ts'

const defineCall = callsOf('positions')

const Name = z.string().check(z.trim(), z.maxLength(maxName))
const Accounts = z.array(WireId).check(z.maxLength(maxAccounts))

/** What people write about a position. */
const PositionFields = z.strictObject({
  /** At least one name; without a Chinese one, `name` is sent as another. */
  name: Name,
  nameLatin: Name,
  nameTw: Name,
  grade: z.string().check(z.trim(), z.maxLength(maxGrade)),
  place: z.string().check(z.trim(), z.maxLength(maxPlace)),
  seats: z.int().check(z.minimum(1), z.maximum(maxSeats)),
  recruits: Accounts,
  interviews: Accounts,
  description: Description,
  languages: z.array(Language).check(z.maxLength(positionLanguages.length)),
  /** Left out: stays. Taken only where the company shows salaries; null removes it. */
  salary: z.optional(z.nullable(Salary)),
  /** The id by which a program's bundles reach the position. Left out: stays, or is made here. */
  externalId: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
})
export type PositionFields = z.output<typeof PositionFields>

/** `data.field` names the field at fault, below `fields`. */
const fieldRefusals = {
  nameMissing: codes.invalidInput,
  salaryOrder: codes.invalidInput,
  unknownAccount: codes.invalidInput,
  reservedId: codes.invalidInput,
  takenId: codes.invalidInput,
  noSalaries: codes.switchedOff,
} as const

/** Somebody else changed it; `data` has `byName` (null for a file) and `changedAt`. */
const meanwhile = { changedMeanwhile: codes.changedMeanwhile } as const

const changing = { access: { user: {}, needs: 'position' }, sends: 'json' } as const
const Revised = z.object({ positionId: WireId, revision: z.int() })

export const addPosition = defineCall({
  ...changing,
  method: 'POST',
  path: '/admin/position/add',
  summary: 'Adds a position, open or as a draft',
  input: z.object({ fields: PositionFields, isDraft: z.boolean() }),
  reply: z.object({ positionId: z.string() }),
  refusals: fieldRefusals,
})

export const savePositionFields = defineCall({
  ...changing,
  method: 'POST',
  path: '/admin/position/save',
  summary: 'Changes what is written about a position, unless somebody else did meanwhile',
  input: z.extend(Revised, { fields: PositionFields }),
  reply: z.object({ revision: z.number() }),
  refusals: { ...fieldRefusals, ...meanwhile },
})

/** Opens a draft or a closed position. An open one counts towards the edition. */
export const openPosition = defineCall({
  ...changing,
  method: 'POST',
  path: '/admin/position/open',
  summary: 'Opens a draft, or reopens a closed position',
  input: Revised,
  reply: z.object({ revision: z.number() }),
  refusals: { ...meanwhile },
  onFailure: ['toast'],
})

/** Closes a position. Its candidates stay where they are. */
export const closePosition = defineCall({
  ...changing,
  method: 'POST',
  path: '/admin/position/close',
  canBeUndone: true,
  summary: 'Closes a position; its candidates stay at their stages',
  input: Revised,
  reply: z.object({ revision: z.number(), undoId: UndoId }),
  refusals: { ...meanwhile },
  onFailure: ['toast'],
})

/** Copies a position as a draft: fields, people, rules, rounds with their forms, and stages; no candidates. */
export const copyPosition = defineCall({
  ...changing,
  method: 'POST',
  path: '/admin/position/copy',
  summary: 'Copies a position without its candidates, as a draft',
  input: z.object({ positionId: WireId }),
  reply: z.object({ positionId: z.string() }),
  onFailure: ['toast'],
})

/** The most accounts that one search returns. */
export const foundAccounts = 20

export const findPositionAccounts = defineCall({
  method: 'GET',
  path: '/admin/position/accounts',
  summary: 'Accounts that can recruit or interview for a position, by part of a name or e-mail',
  access: { user: {}, needs: 'position' },
  input: z.object({ text: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  reply: z.array(z.object({ accountId: z.string(), name: z.string(), email: z.string() })),
})
