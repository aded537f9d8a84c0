import { useTranslations } from 'use-intl'
import { isUserType } from '../../access/rules/permissions.ts'

/** What people call a user type. */
export function useTypeName(): (userType: string) => string {
  const access = useTranslations('access')
  return (userType) => (isUserType(userType) ? access(`userType.${userType}`) : userType)
}
