import { DownloadIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ReportAddress } from '../../report/rules/address.ts'
import { linkIn } from '../../report/rules/link.ts'
import { fromReport } from '../../report/web/use-way-back.ts'
import { paperHref } from '../rules/address.ts'

/**
 * A link from a report to the same on paper. For visitors it is a plain link: a visit belongs to its page, and the
 * browser takes it along.
 */
export function PaperLink({ address }: { address: ReportAddress }) {
  const t = useTranslations('paper')
  const label = t('action')
  const content = (
    <>
      <DownloadIcon />
      <span className="sr-narrow">{label}</span>
    </>
  )
  const link = linkIn(address) ? (
    <a href={paperHref(address)} aria-label={label}>
      {content}
    </a>
  ) : (
    <Link to="/downloadReport" search={address} state={fromReport} aria-label={label}>
      {content}
    </Link>
  )
  return <Button look="quiet" title={label} render={link} />
}
