import type { ReplyOf } from '@candor/call/define'
import type { getEmployInfo } from '../contract.ts'

type FilledForm = NonNullable<ReplyOf<typeof getEmployInfo>>
export type FormItem = FilledForm['items'][number]

export interface FormGroup {
  /** Empty for the items that stand in no group. */
  name: string
  items: FormItem[]
}

/** Puts the items of a form under their groups, in the order in which each group first appears. */
export function formGroups(items: readonly FormItem[]): FormGroup[] {
  return [...Map.groupBy(items, (item) => item.group)].map(([name, own]) => ({ name, items: own }))
}
