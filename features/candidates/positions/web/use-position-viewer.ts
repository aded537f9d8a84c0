import { useMemo } from 'react'
import { isPermissionKey, isUserType } from '../../../platform/access/rules/permissions.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'

/** The signed-in account with its permissions; null for visitors. */
export function usePositionViewer() {
  const userInfo = useSignedIn()?.userInfo
  return useMemo(() => {
    if (!userInfo || !isUserType(userInfo.userType)) return null
    const permissions = new Set((userInfo.permissions ?? []).filter(isPermissionKey))
    return { accountId: userInfo.userId, userType: userInfo.userType, permissions }
  }, [userInfo])
}
