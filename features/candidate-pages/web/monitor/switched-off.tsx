import { useTranslations } from 'use-intl'
import { useCompanyName } from '../../../scheduling/web/facts.tsx'
import { Notice } from '../../../scheduling/web/notice.tsx'
import type { Consented } from '../../contract/page.ts'
import { Withdraw } from '../withdraw.tsx'

interface Props {
  link: string
  consented: Consented
  onWithdrawn: (count: number) => void
}

/** A monitor that the company has switched off: the consent can still be withdrawn. */
export function SwitchedOff({ link, consented, onWithdrawn }: Props) {
  const t = useTranslations('candidate-pages')
  const company = useCompanyName(consented)
  const { consentTime } = consented
  return (
    <Notice
      {...{ company, title: t('switchedOff', { company }), text: t('monitor.switchedOffText') }}
      isOutcome
    >
      <Withdraw {...{ link, consentTime, onWithdrawn, text: t('monitor.withdrawText') }} />
    </Notice>
  )
}
