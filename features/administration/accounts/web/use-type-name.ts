import { useTranslations } from 'use-intl'
import { isUserType } from '../../../platform/access/rules/permissions.ts'

/** The name of a user type on screen. */
export function useTypeName(): (userType: string) => string {
  const access = useTranslations('access')
  return (userType) => (isUserType(userType) ? access(`userType.${userType}`) : userType)
}
