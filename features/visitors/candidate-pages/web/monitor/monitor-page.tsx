import { keepText } from '@candor/ui/kept-text.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCompanyName, useNames } from '../../../../meetings/link-pages/web/facts.tsx'
import { LinkStatePage } from '../../../../meetings/link-pages/web/link-state-page.tsx'
import { Notice } from '../../../../meetings/link-pages/web/notice.tsx'
import { useKept } from '../../../../meetings/link-pages/web/use-kept.ts'
import { usePrivate } from '../../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../../sign-in/session/web/brand/brand-of-link.tsx'
import { type CandidatePage, consentedIn, withdrawnIn } from '../../rules/wire.ts'
import { ConsentStep } from '../consent-step.tsx'
import { StandingConsent } from '../standing-consent.tsx'
import { readConsented, usePage } from '../use-page.ts'
import { useWithdrawing } from '../use-withdrawing.ts'
import { Withdraw } from '../withdraw.tsx'
import { WithdrawnLink } from '../withdrawn-link.tsx'
import { WithdrawnNotice } from '../withdrawn-notice.tsx'
import { MonitorView } from './monitor-view.tsx'
import { useOnlyWindow } from './use-only-window.ts'

const lookAgainMs = 30_000

/** The time of the consent under which pictures are taken, after a reload too; one that is given anew takes none. */
const runningKey = (link: string) => `monitor.${link}`

const stopRunning = (link: string) => keepText('sessionStorage', runningKey(link), null)

/**
 * A phone as the second camera of an interview, by link: from its start until it is stopped or the interview is over.
 */
export function MonitorPage({ link }: { link: string }) {
  const [withdrawn, setWithdrawn] = useState<Withdrawn | null>(null)
  usePrivate()
  if (!withdrawn) return <LinkedPage link={link} onWithdrawn={setWithdrawn} />
  return (
    <BrandOfLink partner={withdrawn.from.partnerBrand}>
      <WithdrawnPage {...withdrawn} onReadAgain={() => setWithdrawn(null)} />
    </BrandOfLink>
  )
}

/** The withdrawn consent, and the number of deleted pictures. */
interface Withdrawn {
  from: Pick<CandidatePage, 'companyName' | 'companyNameLatin' | 'partnerBrand'>
  count: number
}

type OnWithdrawn = (withdrawn: Withdrawn) => void

function WithdrawnPage({ from, count, onReadAgain }: Withdrawn & { onReadAgain: () => void }) {
  const company = useCompanyName(from)
  return <WithdrawnNotice company={company} count={count} onReadAgain={onReadAgain} />
}

function LinkedPage({ link, onWithdrawn }: { link: string; onWithdrawn: OnWithdrawn }) {
  const read = useCallback(() => readConsented(link, 'monitor'), [link])
  const state = usePage(link, read, lookAgainMs)
  const standing = { link, purpose: 'monitor', onWithdrawn: () => stopRunning(link) } as const
  const isSwitchedOff = state.kind === 'loaded' && 'consented' in state.found
  // Said to have ended, it does not go on by itself where the page is switched on again.
  useEffect(() => {
    if (isSwitchedOff) stopRunning(link)
  }, [isSwitchedOff, link])
  const consented = state.kind === 'over' ? consentedIn(state.data) : null
  if (consented) return <StandingConsent {...standing} consented={consented} isOver />
  const withdrawn = state.kind === 'over' ? withdrawnIn(state.data) : null
  if (withdrawn) return <WithdrawnLink withdrawn={withdrawn} purpose="monitor" />
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  const { found, keep, refresh } = state
  if ('consented' in found) return <StandingConsent {...standing} {...found} />
  function handleWithdrawn(from: CandidatePage, count: number) {
    stopRunning(link)
    onWithdrawn({ from, count })
  }
  return (
    <BrandOfLink partner={found.partnerBrand}>
      <Opened
        page={found}
        link={link}
        onPage={keep}
        onChanged={refresh}
        onWithdrawn={(count) => handleWithdrawn(found, count)}
      />
    </BrandOfLink>
  )
}

interface OpenedProps {
  page: CandidatePage
  link: string
  onPage: (page: CandidatePage) => void
  onChanged: () => Promise<unknown>
  onWithdrawn: (count: number) => void
}

function Opened({ page, link, onPage, onChanged, onWithdrawn }: OpenedProps) {
  const t = useTranslations('candidate-pages.monitor')
  const { company, position } = useNames(page)
  const isOnly = useOnlyWindow(`candor monitor ${link}`)
  const [running, setRunning] = useKept(runningKey(link), 'no')
  const withdrawing = useWithdrawing(link, { onWithdrawn })
  // Difference between the clocks of server and phone.
  const [aheadMs, setAheadMs] = useState(0)
  useEffect(() => {
    setAheadMs(page.now - Date.now())
  }, [page.now])
  const { consentedAt, interviewEndedAt } = page

  if (consentedAt === null) {
    if (interviewEndedAt !== null) return <Ended company={company} />
    const onGiven = (time: number) => onPage({ ...page, consentedAt: time, declinedAt: null })
    const onDeclined = (declinedAt: number | null) => onPage({ ...page, declinedAt })
    return (
      <ConsentStep
        page={page}
        link={link}
        onGiven={onGiven}
        onChanged={onChanged}
        onDeclined={onDeclined}
        title={t('title')}
        declinedText={t('declinedText', { company })}
        intro={t('intro', { company, position })}
      />
    )
  }
  if (isOnly === null) return <LinkStatePage state={{ kind: 'loading' }} />
  if (!isOnly) return <Notice company={company} title={t('elsewhere')} text={t('elsewhereText')} isOutcome />
  return (
    <MonitorView
      company={company}
      link={link}
      aheadMs={aheadMs}
      interviewEndedAt={interviewEndedAt}
      onChanged={onChanged}
      sentBefore={page.sentPictures}
      isStarted={running === String(consentedAt)}
      onStart={() => setRunning(String(consentedAt))}
      onStop={() => setRunning('no')}
      withdraw={<Withdraw withdrawing={withdrawing} consentedAt={consentedAt} text={t('withdrawText')} />}
    />
  )
}

function Ended({ company }: { company: string }) {
  const t = useTranslations('candidate-pages.monitor')
  return <Notice company={company} title={t('ended')} text={t('endedText')} isOutcome />
}
