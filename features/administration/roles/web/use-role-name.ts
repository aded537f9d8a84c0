import { useTranslations } from 'use-intl'
import { isUserType } from '../../../platform/access/rules/permissions.ts'

/** Returns a function for the name of a role. Default roles are named after their user type. */
export function useRoleName(): (name: string) => string {
  const access = useTranslations('access')
  return (name) => (isUserType(name) ? access(`userType.${name}`) : name)
}
