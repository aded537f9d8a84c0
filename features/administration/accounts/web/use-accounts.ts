import type { ReplyOf } from '@candor/call/define'
import { callQuery, pagesQuery } from '@candor/call/web/query'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listRoles } from '../../roles/contract.ts'
import { useRoleName } from '../../roles/web/use-role-name.ts'
import { listAccounts } from '../contract.ts'
import type { AccountFilter } from '../rules/filter.ts'

export type Account = ReplyOf<typeof listAccounts>['list'][number]

/** The accounts of a filter, page by page; while a changed filter loads, the previous list stays. */
export function useAccounts({ text, userType, roleId }: AccountFilter) {
  const filter = { text: text || undefined, userType: userType || undefined, roleId: roleId || undefined }
  return useInfiniteQuery(pagesQuery(listAccounts, filter))
}

/** The roles that an account may have, for choosing one, and the role that is preset for a user type. */
export function useRoles() {
  const { data = [] } = useQuery(callQuery(listRoles, {}))
  const name = useRoleName()
  return {
    items: data.map((role) => ({ value: role.roleId, label: name(role.name) })),
    presetOf: (userType: string) =>
      data.find(({ presetFor = [] }) => presetFor.includes(userType))?.roleId ?? '',
  }
}

/** The roles that an account may have, for choosing one. */
export function useRoleItems(): { value: string; label: string }[] {
  return useRoles().items
}
