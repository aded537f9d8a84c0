import type { Chip } from '../contract/filter.ts'
import type { SortKey } from '../contract/order.ts'
import type { ShortlistFilter } from './filter.ts'

/** The older fields of a filter; an empty one does not filter. */
export type Fields = ShortlistFilter

/** A filter with its order, after the input was checked. */
export interface ListQuery {
  readonly fields: Fields
  readonly chips: readonly Chip[]
  /** Null: no text. */
  readonly find: string | null
  readonly sort: SortKey
  readonly isBack: boolean
}

interface Sent extends Fields {
  chips?: Chip[]
  find?: string
  sort?: SortKey
  back?: boolean
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== ''

/** Reads the filter and the order of a call. */
export function readListQuery(sent: Loose<Sent>): ListQuery {
  const { chips = [], find, sort = 'applied', back = false } = sent
  const {
    name,
    phone,
    email,
    minWorkAge,
    maxWorkAge,
    positionId,
    recommendStatus,
    haveOperate,
    recommendStageId,
  } = sent
  const fields = {
    name,
    phone,
    email,
    minWorkAge,
    maxWorkAge,
    positionId,
    recommendStatus,
    haveOperate,
    recommendStageId,
  }
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(isGiven)),
    chips,
    find: find || null,
    sort,
    isBack: back,
  }
}

/** Whether a filter and its order are no more than the older fields. */
export function isPlain({ chips, find, sort, isBack }: ListQuery): boolean {
  return chips.length === 0 && find === null && sort === 'applied' && !isBack
}
