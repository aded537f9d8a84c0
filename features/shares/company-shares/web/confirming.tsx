import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useShowSecret } from '../../../platform/manage/web/secret-sheet.tsx'
import { type CompanyShare, useRenewing, useRevoking } from './use-company-shares.ts'

/** An action on shares: ending some, or another password for one. */
export type ShareAction =
  | { readonly of: 'share' | 'candidate' | 'password'; readonly share: CompanyShare }
  | { readonly of: 'company'; readonly count: number }

interface Props {
  action: ShareAction | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for confirmation of an action on shares. */
export function Confirming({ action, isOpen, onClose }: Props) {
  const t = useTranslations('company-shares')
  const revoke = useRevoking()
  const renew = useRenewing()
  const showSecret = useShowSecret()
  if (!action) return null
  const words = () => {
    if (action.of === 'company') {
      return {
        title: t('revokeAll', { count: action.count }),
        text: t('ask.company', { count: action.count }),
      }
    }
    const { candidateName: name, to } = action.share
    const share = { name, to: to ?? t('link') }
    if (action.of === 'password') return { title: t('renew'), text: t('ask.password', share) }
    return action.of === 'share'
      ? { title: t('revoke'), text: t('ask.share', share) }
      : { title: t('revokeOfCandidate'), text: t('ask.candidate', { name }) }
  }
  async function handleConfirm() {
    if (!action) return
    if (action.of === 'company') return revoke({ of: action.of })
    const { shareId, candidateId, to } = action.share
    if (action.of === 'share') return revoke({ of: action.of, shareId })
    if (action.of === 'candidate') return revoke({ of: action.of, ...ofCandidate(candidateId) })
    const password = await renew(action.share)
    if (password) showSecret({ title: t('renewed'), label: to ?? t('link'), value: password })
  }
  const key = action.of === 'company' ? action.of : `${action.of} ${action.share.shareId}`
  return <ConfirmSheet key={key} {...words()} isOpen={isOpen} onClose={onClose} onConfirm={handleConfirm} />
}
