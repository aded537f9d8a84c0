import { PlusIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import { isPermissionKey, isUserType } from '../../../../platform/access/rules/permissions.ts'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'

/** The position that the form asks for where the page has none. */
const anyPosition = 'any'

/** Whether the account that is signed in adds candidates, as far as the browser knows; the server decides. */
export function useMayAdd(): boolean {
  const userInfo = useSignedIn()?.userInfo
  if (!userInfo || !isUserType(userInfo.userType)) return false
  const permissions = new Set((userInfo.permissions ?? []).filter(isPermissionKey))
  return mayChangeCandidates({ userType: userInfo.userType, permissions })
}

/** The way to the form that adds a candidate; the key A leads there too. */
export function AddCandidateButton({ positionId }: { positionId: string | null }) {
  const mayAdd = useMayAdd()
  return mayAdd ? <AddLink positionId={positionId ?? anyPosition} /> : null
}

function AddLink({ positionId }: { positionId: string }) {
  const t = useTranslations('candidate-facts')
  const navigate = useNavigate()
  const to = { to: '/positions/$positionId/add', params: { positionId } } as const
  usePageKeys((key, event) => {
    if (key.toLowerCase() !== 'a') return
    event.preventDefault()
    void navigate(to)
  })
  return (
    <Button look="primary" render={<Link {...to} />}>
      <PlusIcon />
      {t('add')}
      <Kbd>A</Kbd>
    </Button>
  )
}
