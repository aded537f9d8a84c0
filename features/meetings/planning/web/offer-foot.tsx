import { localTime } from '@candor/kernel/zoned-time'
import { FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn, handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { countByDay } from '../../appointments/rules/slots.ts'
import { useCalendarWords } from './calendar/use-calendar-words.ts'
import styles from './round.module.css'
import type { Offer } from './use-offer.ts'

function Conflict({ offer }: { offer: Offer }) {
  const t = useTranslations('planning')
  const { onKeep, onLeaveOut, calendar } = offer.chosen
  const { slots, zone, interviewers } = calendar
  const words = useCalendarWords(zone)
  const slot = slots.find(
    ({ number, takenNames, isPast }) => number === null && takenNames.length > 0 && !isPast,
  )
  if (!slot) return null
  return (
    <li ref={handOverFocus} className={styles.conflict}>
      <FlagIcon />
      <b>{`${words.shortDay(localTime(slot.startsAt, zone).day)} ${words.clock(slot.startsAt)}`}</b>
      {words.stateOf(slot, interviewers)}
      <Button look="quiet" size="small" onClick={() => onKeep(slot)}>
        {t('keep')}
      </Button>
      <Button look="quiet" size="small" onClick={() => onLeaveOut(slot)}>
        {t('leaveOut')}
      </Button>
    </li>
  )
}

/** The times that will be sent, by day, and the button to send them. */
export function OfferFoot({ offer, name }: { offer: Offer; name: string }) {
  const t = useTranslations('planning')
  const { count, writing, maySend, hasOffer } = offer
  const { slots, zone } = offer.chosen.calendar
  const words = useCalendarWords(zone)
  return (
    <footer ref={coverFoot} className={styles.foot}>
      <ul className={styles.counts}>
        <li>
          <b>{count > 0 ? t('slots', { count }) : t('noSlots')}</b>
        </li>
        {countByDay(slots, zone).map(({ day, count: onDay }) => (
          <li key={day}>{t('dayCount', { day: words.shortDay(day), count: onDay })}</li>
        ))}
        <Conflict offer={offer} />
      </ul>
      {writing.draft.isUnsent && (
        <UnsentNote disabled={!offer.again.maySend} onSend={() => void offer.again.send()} />
      )}
      {hasOffer && (
        <Button ref={handFocusOn} onClick={() => void offer.takeBack()} disabled={writing.isSending}>
          {t('takeBack')}
        </Button>
      )}
      <Button look="primary" onClick={() => void offer.send()} disabled={!maySend}>
        {count > 0 ? t('offer', { count, name }) : t('title')}
        <Kbd>{controlKey} ⏎</Kbd>
      </Button>
    </footer>
  )
}
