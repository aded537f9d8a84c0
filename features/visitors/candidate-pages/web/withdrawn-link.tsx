import { formatDateTime } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { useCompanyName } from '../../../meetings/link-pages/web/facts.tsx'
import { Notice } from '../../../meetings/link-pages/web/notice.tsx'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import type { WithdrawnConsent } from '../rules/wire.ts'

interface Props {
  withdrawn: WithdrawnConsent
  purpose: 'idCard' | 'monitor'
}

/** The page of an ended link with a withdrawn consent: its subject, company and time. */
export function WithdrawnLink({ withdrawn, purpose }: Props) {
  return (
    <BrandOfLink partner={withdrawn.partnerBrand}>
      <Withdrawn withdrawn={withdrawn} purpose={purpose} />
    </BrandOfLink>
  )
}

function Withdrawn({ withdrawn, purpose }: Props) {
  const t = useTranslations('candidate-pages')
  const company = useCompanyName(withdrawn)
  usePrivate()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatDateTime(withdrawn.withdrawnAt, zone).slice(0, 16)
  return (
    <Notice
      company={company}
      title={t('withdrawn')}
      text={t(`${purpose}.withdrawnText`, { company, time })}
    />
  )
}
