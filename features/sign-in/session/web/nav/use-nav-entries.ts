import { useLocation } from '@tanstack/react-router'
import { isPermissionKey, isUserType } from '../../../../platform/access/rules/permissions.ts'
import { useSignedIn } from '../signed-in.ts'
import { type NavEntry, navEntries } from './nav-registry.ts'

/** An entry with its mark: `page` for the page itself, `true` for a page below it. */
export type MarkedEntry = NavEntry & { readonly current: 'page' | 'true' | undefined }

/** The entries that the account may open; none for visitors. */
export function useNavEntries(): readonly MarkedEntry[] {
  const userInfo = useSignedIn()?.userInfo
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!userInfo || !isUserType(userInfo.userType)) return []
  const { userType } = userInfo
  const permissions = new Set((userInfo.permissions ?? []).filter(isPermissionKey))
  return navEntries()
    .filter(({ isShownTo }) => isShownTo(userType, permissions))
    .map((entry) => ({ ...entry, current: markOf(entry, path) }))
}

function markOf({ to, start }: NavEntry, path: string): MarkedEntry['current'] {
  if (path === to || path === start) return 'page'
  return path.startsWith(`${start}/`) ? 'true' : undefined
}
