import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { ConfirmSheet } from '../../manage/web/confirm-sheet.tsx'
import type { Secret } from '../../manage/web/secret-sheet.tsx'
import { type CompanyShare, useRenewing, useRevoking } from './use-company-shares.ts'

/** What somebody asked for: to end shares, or another password for one. */
export type Asked =
  | { readonly of: 'share' | 'candidate' | 'password'; readonly share: CompanyShare }
  | { readonly of: 'company'; readonly count: number }

interface Props {
  asked: Asked | null
  isOpen: boolean
  onClose: () => void
  /** A new password, which is shown this once. */
  onSecret: (secret: Secret) => void
}

/** Asks once more before what was asked for is done. */
export function Confirming({ asked, isOpen, onClose, onSecret }: Props) {
  const t = useTranslations('company-shares')
  const revoke = useRevoking()
  const renew = useRenewing()
  if (!asked) return null
  const words = () => {
    if (asked.of === 'company') {
      return { title: t('revokeAll', { count: asked.count }), text: t('ask.company', { count: asked.count }) }
    }
    const { candidateName: name, to } = asked.share
    const share = { name, to: to ?? t('link') }
    if (asked.of === 'password') return { title: t('renew'), text: t('ask.password', share) }
    return asked.of === 'share'
      ? { title: t('revoke'), text: t('ask.share', share) }
      : { title: t('revokeOfCandidate'), text: t('ask.candidate', { name }) }
  }
  async function handleConfirm() {
    if (!asked) return
    if (asked.of === 'company') return revoke({ of: asked.of })
    const { shareId, candidateId, to } = asked.share
    if (asked.of === 'share') return revoke({ of: asked.of, shareId })
    if (asked.of === 'candidate') return revoke({ of: asked.of, ...ofCandidate(candidateId) })
    const password = await renew(asked.share)
    if (password) onSecret({ title: t('renewed'), label: to ?? t('link'), value: password })
  }
  const key = asked.of === 'company' ? asked.of : `${asked.of} ${asked.share.shareId}`
  return <ConfirmSheet key={key} {...words()} isOpen={isOpen} onClose={onClose} onConfirm={handleConfirm} />
}
