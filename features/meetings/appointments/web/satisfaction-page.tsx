import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { StarInput } from '@candor/ui/inputs/star-input'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useCallback, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { readRound } from '../../link-pages/rules/wire.ts'
import { useNames } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import styles from '../../link-pages/web/link-page.module.css'
import { LinkStatePage } from '../../link-pages/web/link-state-page.tsx'
import own from '../../link-pages/web/notice.module.css'
import { Notice } from '../../link-pages/web/notice.tsx'
import { useKept } from '../../link-pages/web/use-kept.ts'
import { useLink } from '../../link-pages/web/use-link.ts'
import { giveSatisfactionAt, maxOpinionLength, readSatisfactionAt } from '../contract/addresses.ts'
import type { giveSatisfaction, readSatisfaction } from '../contract/satisfaction.ts'

/** The page on which a candidate rates an interview, once, by the link in a mail. */
export function SatisfactionPage({ link }: { link: string }) {
  const read = useCallback(
    () => callAt<typeof readSatisfaction>(readSatisfactionAt, { sign: link }).then(readRound),
    [link],
  )
  const state = useLink(read)
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  return (
    <BrandOfLink partner={state.found.partnerBrand}>
      <Opened
        found={state.found}
        link={link}
        onGiven={() => state.keep({ ...state.found, hasAnswered: true })}
        onChanged={state.refresh}
      />
    </BrandOfLink>
  )
}

type Satisfaction = ReturnType<typeof readRound<ReplyOf<typeof readSatisfaction>>>

interface Props {
  found: Satisfaction
  link: string
  onGiven: () => void
  /** It was rated before, or cancelled: looks anew. */
  onChanged: () => Promise<void>
}

/** A rating that is given: its fields survive a reload until it is stored. */
function useRating({ link, onGiven, onChanged }: Omit<Props, 'found'>) {
  const t = useTranslations('appointments')
  const [score, setScore] = useKept(`satisfaction.score.${link}`, '0')
  const [content, setContent] = useKept(`satisfaction.words.${link}`, '')
  const [fault, setFault] = useState<string | null>(null)
  const [isUnrated, setIsUnrated] = useState(false)
  const [isOther, setIsOther] = useState(false)
  const [send, isSending] = useOneAtATime(async () => {
    setFault(null)
    if (score === '0') return setIsUnrated(true)
    try {
      const input = { sign: link, score: Number(score), content: content.trim() }
      await callAt<typeof giveSatisfaction>(giveSatisfactionAt, input)
      setScore('0')
      setContent('')
      onGiven()
    } catch (error) {
      // Where the reply to another rating was lost, the interview is rated already.
      if (isRefusal(error) && error.code === codes.changedMeanwhile) {
        setIsOther(true)
        await onChanged()
      }
      setFault(failureText(error, t('failed')))
    }
  })
  function rate(value: number) {
    if (isSending) return
    setScore(String(value))
    setIsUnrated(false)
  }
  return { score: Number(score), content, fault, isUnrated, isOther, isSending, rate, setContent, send }
}

type Rating = ReturnType<typeof useRating>

function Opened({ found, ...about }: Props) {
  const t = useTranslations('appointments')
  usePrivate()
  const { company, position } = useNames(found)
  const rating = useRating(about)
  if (found.hasAnswered && rating.isOther) {
    return (
      <Notice
        company={company}
        title={t('satisfaction.earlier')}
        text={t('satisfaction.earlierText', { company })}
        quote={rating.content}
        isOutcome
      />
    )
  }
  if (found.hasAnswered) {
    return (
      <Notice
        company={company}
        title={t('satisfaction.thanks')}
        text={t('satisfaction.thanksText', { company })}
        isOutcome
      />
    )
  }
  return (
    <LinkFrame title={t('satisfaction.title')} company={company}>
      <h1 className={styles.title}>{t('satisfaction.title')}</h1>
      <p className={own.text}>{t('satisfaction.text', { position, round: found.roundName })}</p>
      <p className={own.text}>{t('satisfaction.readers', { company })}</p>
      <RatingForm rating={rating} company={company} />
    </LinkFrame>
  )
}

function RatingForm({ rating, company }: { rating: Rating; company: string }) {
  const t = useTranslations('appointments')
  const { content, fault, isSending } = rating
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void rating.send()
  }
  return (
    <form className={own.form} onSubmit={handleSubmit}>
      <FrozenFields isFrozen={isSending}>
        <ScoreField rating={rating} />
        <AreaField
          label={t('satisfaction.words')}
          hint={t('satisfaction.wordsHint', { company, count: maxOpinionLength - content.length })}
          value={content}
          maxLength={maxOpinionLength}
          rows={5}
          readOnly={isSending}
          onChange={(event) => rating.setContent(event.target.value)}
        />
      </FrozenFields>
      {fault && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
      <Button type="submit" look="primary" className={styles.confirm} aria-busy={isSending}>
        {t('send')}
      </Button>
    </form>
  )
}

function ScoreField({ rating: { score, isUnrated, rate } }: { rating: Rating }) {
  const t = useTranslations('appointments')
  const faultId = useId()
  return (
    <div className={own.stars}>
      {/* The slider has the same name. */}
      <b aria-hidden="true">{t('satisfaction.score')}</b>
      <StarInput
        label={t('satisfaction.score')}
        value={score}
        byHalves={false}
        isLarge
        faultId={isUnrated ? faultId : undefined}
        onChange={rate}
      />
      {isUnrated && (
        <p id={faultId} className={styles.failure} role="alert">
          {t('satisfaction.scoreMissing')}
        </p>
      )}
    </div>
  )
}
