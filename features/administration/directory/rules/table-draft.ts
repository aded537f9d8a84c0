import type { InputOf, ReplyOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import { type getDirectory, maxGroupName, maxRules, type saveDirectory } from '../contract.ts'

type Sent = InputOf<typeof saveDirectory>

/** A row of the form; `key` identifies it while rows move. */
export type DraftRow = Readonly<Sent['rules'][number] & { key: number }>

export type TableDraft = Readonly<
  Omit<Sent, 'rules' | 'revision'> & {
    rows: readonly DraftRow[]
    /** The revision of the table that the draft began with. */
    revision: number
  }
>

export function draftOf({
  policy,
  rules,
  revision,
}: Pick<ReplyOf<typeof getDirectory>, 'policy' | 'rules' | 'revision'>): TableDraft {
  const { userType = 'read', roleId = '', addsAtSignIn = false } = policy ?? {}
  return { revision, userType, roleId, addsAtSignIn, rows: rules.map((rule, key) => ({ key, ...rule })) }
}

export function withRow(draft: TableDraft): TableDraft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1
  return {
    ...draft,
    rows: [...draft.rows, { key, groupName: '', userType: draft.userType, roleId: draft.roleId }],
  }
}

export const hasRoom = ({ rows }: TableDraft): boolean => rows.length < maxRules

export function withoutRow(draft: TableDraft, key: number): TableDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.key !== key) }
}

/** Moves a row up (-1) or down (1), within the table. */
export function movedRow(draft: TableDraft, key: number, by: -1 | 1): TableDraft {
  const from = draft.rows.findIndex((row) => row.key === key)
  const row = draft.rows[from]
  const other = draft.rows[from + by]
  if (!row || !other) return draft
  const rows = draft.rows.map((each) => (each === row ? other : each === other ? row : each))
  return { ...draft, rows }
}

export function changedRow(draft: TableDraft, key: number, patch: Partial<DraftRow>): TableDraft {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, ...patch } : row)) }
}

export type RowFault = 'groupMissing' | 'roleMissing'

/** The faults that the form finds itself, by the server's names of the fields. */
export function draftFaults({ roleId, rows }: TableDraft): ReadonlyMap<string, RowFault> {
  const faults = new Map<string, RowFault>()
  if (roleId === '') faults.set('roleId', 'roleMissing')
  for (const [index, row] of rows.entries()) {
    if (row.groupName.trim() === '') faults.set(`rules.${index}.groupName`, 'groupMissing')
    if (row.roleId === '') faults.set(`rules.${index}.roleId`, 'roleMissing')
  }
  return faults
}

export function sentTable({ rows, ...policy }: TableDraft) {
  return { ...policy, rules: rows.map(({ key: _, ...row }) => ({ ...row, groupName: row.groupName.trim() })) }
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
/** Reads a stored draft; null for anything else. */
export function readDraft(kept: unknown): TableDraft | null {
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return null
  const { revision, userType, roleId, addsAtSignIn } = kept
  if (typeof revision !== 'number') return null
  if (!isText(userType, 20) || !isText(roleId, 128) || typeof addsAtSignIn !== 'boolean') return null
  const given: unknown[] = kept.rows
  const rows = given.flatMap((row, key): DraftRow[] => {
    if (!isRecord(row)) return []
    const { groupName, userType, roleId } = row
    const isWhole = isText(groupName, maxGroupName) && isText(userType, 20) && isText(roleId, 128)
    return isWhole ? [{ key, groupName, userType, roleId }] : []
  })
  return { revision, userType, roleId, addsAtSignIn, rows: rows.slice(0, maxRules) }
}
