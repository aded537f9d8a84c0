import type { ReplyOf } from '@candor/call/define'
import type { getEmployInfo } from '../contract.ts'

type FilledForm = NonNullable<ReplyOf<typeof getEmployInfo>>
export type FormItem = FilledForm['items'][number]

export interface FormGroup {
  /** Empty for items without a group. */
  name: string
  items: FormItem[]
}

export function formGroups(items: readonly FormItem[]): FormGroup[] {
  return [...Map.groupBy(items, (item) => item.group)].map(([name, own]) => ({ name, items: own }))
}
