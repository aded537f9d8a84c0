import { codes } from '@candor/call/codes'
import { isRefusal } from '@candor/call/web/send'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCompanyName } from '../../../../meetings/link-pages/web/facts.tsx'
import { LinkStatePage } from '../../../../meetings/link-pages/web/link-state-page.tsx'
import { Notice } from '../../../../meetings/link-pages/web/notice.tsx'
import { usePrivate } from '../../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../../sign-in/session/web/brand/brand-of-link.tsx'
import { consentedIn, withdrawnIn } from '../../rules/wire.ts'
import { forgetLink } from '../kept-pictures.ts'
import { StandingConsent } from '../standing-consent.tsx'
import { readConsented, usePage } from '../use-page.ts'
import { useWithdrawing } from '../use-withdrawing.ts'
import { Withdraw } from '../withdraw.tsx'
import { WithdrawnLink } from '../withdrawn-link.tsx'
import { WithdrawnNotice } from '../withdrawn-notice.tsx'
import { OpenedPage } from './opened-page.tsx'
import { readSent, type Sent, storeSent } from './sent.ts'
import { findHandedIn } from './submit.ts'

/**
 * The pages on which a candidate photographs an ID card (`/idcollect`), and checks and sends the photos (`/idcheck`).
 */
export function IdCardPage({ link }: { link: string }) {
  const [sent, setSent] = useState(() => readSent(link))
  usePrivate()
  const handleSent = useCallback(
    (done: Sent) => {
      storeSent(link, done)
      setSent(done)
    },
    [link],
  )
  if (sent) {
    return (
      <BrandOfLink partner={sent.partnerBrand}>
        <SentPage link={link} sent={sent} />
      </BrandOfLink>
    )
  }
  return <LinkedPage link={link} onSent={handleSent} />
}

function LinkedPage({ link, onSent }: { link: string; onSent: (sent: Sent) => void }) {
  const read = useCallback(async () => {
    try {
      return await readConsented(link, 'idCard')
    } catch (error) {
      if (isRefusal(error) && error.code === codes.notFound) {
        const sent = await findHandedIn(link)
        if (sent) {
          onSent(sent)
          await forgetLink(link, Date.now())
        }
      }
      throw error
    }
  }, [link, onSent])
  const state = usePage(link, read)
  const consented = state.kind === 'over' ? consentedIn(state.data) : null
  if (consented) return <StandingConsent link={link} consented={consented} purpose="idCard" isOver />
  const withdrawn = state.kind === 'over' ? withdrawnIn(state.data) : null
  if (withdrawn) return <WithdrawnLink withdrawn={withdrawn} purpose="idCard" />
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  const { found, keep, refresh } = state
  if ('consented' in found) return <StandingConsent link={link} {...found} purpose="idCard" />
  return (
    <BrandOfLink partner={found.partnerBrand}>
      <OpenedPage page={found} link={link} onSent={onSent} onChanged={refresh} onPage={keep} />
    </BrandOfLink>
  )
}

function SentPage({ link, sent }: { link: string; sent: Sent }) {
  const t = useTranslations('candidate-pages.idCard')
  const { consentedAt } = sent
  const company = useCompanyName(sent)
  const [withdrawn, setWithdrawn] = useState<number | null>(null)
  const withdrawing = useWithdrawing(link, {
    onWithdrawn: (count) => {
      storeSent(link, null)
      setWithdrawn(count)
    },
  })
  if (withdrawn !== null) return <WithdrawnNotice company={company} count={withdrawn} />
  return (
    <Notice company={company} title={t('sent')} text={t('sentText', { company })} isOutcome>
      <Withdraw withdrawing={withdrawing} consentedAt={consentedAt} text={t('withdrawText', { company })} />
    </Notice>
  )
}
