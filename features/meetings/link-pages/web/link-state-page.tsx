import { Button } from '@candor/ui/inputs/button'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useTranslations } from 'use-intl'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { useNames } from './facts.tsx'
import { LinkFrame } from './link-frame.tsx'
import own from './notice.module.css'
import { Notice } from './notice.tsx'
import type { CancelledInterview, LinkState } from './use-link.ts'

interface Props {
  state: Exclude<LinkState<unknown>, { kind: 'loaded' }>
  /** The content to keep while the page cannot be opened. */
  keptText?: string
}

/**
 * The page of a link that is not open: it loads, does not work, is not complete, belongs to a cancelled interview, or
 * could not be checked.
 */
export function LinkStatePage({ state, keptText }: Props) {
  const t = useTranslations('link-pages')
  const ui = useTranslations('ui')
  usePrivate()
  switch (state.kind) {
    case 'loading':
      return (
        <LinkFrame title={t('loading')}>
          <Skeleton lines={8} />
        </LinkFrame>
      )
    case 'over':
      return <Notice title={t('over')} text={t('overText')} />
    case 'incomplete':
      return <IncompleteLink />
    case 'cancelled':
      return <CompanyCancelled {...state} />
    case 'failed':
      return (
        <Notice title={state.message ?? t('failed')} {...(keptText && { text: keptText })}>
          <Button ref={handFocusToHeading} className={own.wide} onClick={state.onRetry}>
            {ui('retry')}
          </Button>
        </Notice>
      )
  }
}

/** The page of an incomplete link, with advice. */
export function IncompleteLink() {
  const t = useTranslations('link-pages')
  usePrivate()
  return <Notice title={t('incomplete')} text={t('incompleteText')} />
}

function CompanyCancelled({ cancelled }: { cancelled: CancelledInterview }) {
  const t = useTranslations('link-pages')
  const { company, position } = useNames(cancelled)
  const text = t('companyCancelledText', { company, position, round: cancelled.roundName })
  return (
    <BrandOfLink partner={cancelled.partnerBrand}>
      <Notice company={company} title={t('companyCancelled')} text={text} />
    </BrandOfLink>
  )
}
