import { EyeIcon, MailIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { OpenReport } from '../../../candidates/candidates/web/open-report.tsx'
import type { CardProps, TodayCard } from '../../../platform/today-parts/web/card.ts'
import { TodayRow, useNameOf } from '../../../platform/today-parts/web/today-row.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { type ReviewFacts, readReview } from '../rules/today.ts'
import { ReviewActs } from './review-acts.tsx'

/** The notes of those who ask, in full. */
function Notes({ notes, by }: Pick<ReviewFacts, 'notes' | 'by'>) {
  const t = useTranslations('today-parts')
  return notes.map((note) => (
    <p key={`${note.by} ${note.text}`}>
      {note.by === by || note.by === null
        ? t('quote', { text: note.text })
        : t('quoteBy', { name: note.by, text: note.text })}
    </p>
  ))
}

/** An opinion that the account is asked for. */
function ReviewRow({ thing }: CardProps) {
  const t = useTranslations('recommend.today')
  const viewer = useSignedIn()?.userInfo
  const name = useNameOf(thing) ?? ''
  const facts = readReview(thing.facts)
  const { by, isAccepted, stageId, notes } = facts
  return (
    <TodayRow
      thing={thing}
      icon={<EyeIcon />}
      title={t(isAccepted ? 'decide' : 'review')}
      line={notes.length > 0 && <Notes notes={notes} by={by} />}
      who={{ name: by ?? '–', text: by === null ? t('imported') : t('asks', { name: by }) }}
    >
      {isAccepted || !viewer ? (
        <OpenReport thing={thing} text={t('open')} label={t('openOf', { name })} recommendStageId={stageId} />
      ) : (
        <ReviewActs thing={thing} facts={facts} viewer={viewer} name={name} />
      )}
    </TodayRow>
  )
}

const AnswerFacts = z.object({
  by: z.string(),
  state: z.enum(['pass', 'reject', 'wait', 'declined', 'covered']),
  text: z.string(),
})

/** What a colleague answered. */
function AnswerRow({ thing }: CardProps) {
  const t = useTranslations('recommend.today')
  const words = useTranslations('today-parts')
  const name = useNameOf(thing) ?? ''
  const { by, state, text } = AnswerFacts.parse(thing.facts)
  return (
    <TodayRow
      thing={thing}
      icon={<MailIcon />}
      title={t(`answer.${state}`)}
      line={text !== '' && <p>{words('quote', { text })}</p>}
      who={{ name: by, text: t('answers', { name: by }) }}
    >
      <OpenReport thing={thing} text={t('open')} label={t('openOf', { name })} />
    </TodayRow>
  )
}

export const cards: readonly TodayCard[] = [
  { kind: 'review', tab: 'reviews', Row: ReviewRow },
  { kind: 'answer', tab: 'answers', Row: AnswerRow },
]
