import type { InputOf } from '@candor/call/define'
import { userTypes } from '../../../platform/access/rules/permissions.ts'
import { type GivenType, isGivenType } from '../../../sign-in/account-changes/rules/change.ts'
import type { saveDirectory } from '../contract.ts'

/** The user types that the table can give: a directory makes no super administrators, and changes none. */
export const tableTypes: readonly GivenType[] = userTypes
  .filter(isGivenType)
  .filter((type) => type !== 'superAdmin')

export type TableFault = 'unknownType' | 'unknownRole' | 'groupTwice'

const isType = (value: string) => tableTypes.some((type) => type === value)

/** The first fault of the table, with its field; null where there is none. */
export function tableFault(
  { userType, roleId, rules }: Omit<InputOf<typeof saveDirectory>, 'addsAtSignIn'>,
  roleIds: ReadonlySet<string>,
): { refusal: TableFault; field: string } | null {
  const rows = [
    { at: '', userType, roleId },
    ...rules.map((rule, index) => ({ at: `rules.${index}.`, ...rule })),
  ]
  const untyped = rows.find((row) => !isType(row.userType))
  if (untyped) return { refusal: 'unknownType', field: `${untyped.at}userType` }
  const unruled = rows.find((row) => !roleIds.has(row.roleId.toLowerCase()))
  if (unruled) return { refusal: 'unknownRole', field: `${unruled.at}roleId` }
  const names = rules.map(({ groupName }) => groupName.toLowerCase())
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  return twice === -1 ? null : { refusal: 'groupTwice', field: `rules.${twice}.groupName` }
}
