import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCompanyName } from '../../../meetings/link-pages/web/facts.tsx'
import { Notice } from '../../../meetings/link-pages/web/notice.tsx'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import type { Consented } from '../rules/wire.ts'
import { useWithdrawing } from './use-withdrawing.ts'
import { Withdraw } from './withdraw.tsx'
import { WithdrawnNotice } from './withdrawn-notice.tsx'

interface Props {
  link: string
  purpose: 'idCard' | 'monitor'
  consented: Consented
  /** Whether its link is over; else the company has switched the page off. */
  isOver?: boolean
  onWithdrawn?: () => void
}

/** A page that takes nothing more: the consent that was given on it can still be taken back. */
export function StandingConsent({ consented, ...more }: Props) {
  return (
    <BrandOfLink partner={consented.partnerBrand}>
      <Standing consented={consented} {...more} />
    </BrandOfLink>
  )
}

function Standing({ link, purpose, consented, isOver, onWithdrawn }: Props) {
  const t = useTranslations('candidate-pages')
  const company = useCompanyName(consented)
  const [withdrawn, setWithdrawn] = useState<number | null>(null)
  const withdrawing = useWithdrawing(link, {
    onWithdrawn: (count) => {
      onWithdrawn?.()
      setWithdrawn(count)
    },
  })
  if (withdrawn !== null) return <WithdrawnNotice company={company} count={withdrawn} />
  return (
    <Notice
      company={company}
      title={isOver ? t('over') : t('switchedOff', { company })}
      text={isOver ? t(`${purpose}.overText`, { company }) : t(`${purpose}.switchedOffText`)}
      isOutcome
    >
      <Withdraw
        withdrawing={withdrawing}
        consentedAt={consented.consentedAt}
        text={t(`${purpose}.withdrawText`, { company })}
      />
    </Notice>
  )
}
