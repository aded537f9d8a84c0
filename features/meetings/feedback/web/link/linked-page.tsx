import { callAt } from '@candor/call/web/call-at'
import { nameIn } from '@candor/messages/local-name'
import { plannedEnd, plannedTime, zoneWords } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { keptText } from '@candor/ui/kept-text.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { usePrivate } from '../../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../../sign-in/session/web/brand/brand-of-link.tsx'
import { useNames } from '../../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../../link-pages/web/link-frame.tsx'
import { LinkStatePage } from '../../../link-pages/web/link-state-page.tsx'
import { Notice } from '../../../link-pages/web/notice.tsx'
import { useLink } from '../../../link-pages/web/use-link.ts'
import { useServerNow } from '../../../planning/web/use-server-now.ts'
import { readLinkedFeedbackAt } from '../../contract/addresses.ts'
import type { readLinkedFeedback } from '../../contract/linked.ts'
import { isDue, momentsOf } from '../../rules/moments.ts'
import { type LinkedFeedback, readLinked, writeLinkedReading } from '../../rules/wire.ts'
import styles from './linked.module.css'
import { LinkedForm } from './linked-form.tsx'
import { begunWith } from './use-linked-form.ts'

/** Where an interviewer gives their feedback by the link of a mail, without an account. */
export function LinkedFeedbackPage({ link }: { link: string }) {
  const read = useCallback(() => {
    const asked = writeLinkedReading(link, keptText('sessionStorage', begunWith(link)))
    return callAt<typeof readLinkedFeedback>(readLinkedFeedbackAt, asked).then(readLinked)
  }, [link])
  const state = useLink(read)
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  return (
    <BrandOfLink partner={state.found.partnerBrand}>
      <Opened
        found={state.found}
        link={link}
        onGiven={() => state.keep({ ...state.found, hasGiven: true })}
      />
    </BrandOfLink>
  )
}

interface Props {
  found: LinkedFeedback
  link: string
  onGiven: () => void
}

function Opened({ found, link, onGiven }: Props) {
  const t = useTranslations('feedback.link')
  usePrivate()
  const now = useServerNow()
  const { company, position } = useNames(found)
  const candidate = nameIn(currentLocale(), found.candidateName, found.candidateNameLatin)
  const { roundName: round, interviewerName: name, startsAt, endsAt, timeZone, hasGiven } = found
  if (hasGiven) {
    return (
      <Notice company={company} title={t('given')} text={t('givenText')} isOutcome>
        <Button render={<a href="/my-interviews">{t('open')}</a>} />
      </Notice>
    )
  }
  const { feedbackFrom } = momentsOf(found)
  const clock = (at: number) => plannedTime(at, timeZone, currentLocale())
  return (
    <LinkFrame title={t('title')} company={company}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('of', { name, round, position, candidate })}</p>
      {startsAt !== null && endsAt !== null && (
        <p className={styles.text}>
          {t('time', {
            from: clock(startsAt),
            to: plannedEnd({ startsAt, endsAt }, timeZone, currentLocale()),
            ...zoneWords(startsAt, timeZone, currentLocale()),
          })}
        </p>
      )}
      <p className={classes('hint', styles.hint)}>{t('own')}</p>
      {isDue(feedbackFrom, now) ? (
        <LinkedForm found={found} link={link} onGiven={onGiven} />
      ) : (
        <p className={styles.text} role="status">
          {t('opensAt', { time: clock(feedbackFrom ?? now) })}
        </p>
      )}
    </LinkFrame>
  )
}
