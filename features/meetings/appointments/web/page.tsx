import { Button } from '@candor/ui/inputs/button'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { useNames } from '../../link-pages/web/facts.tsx'
import { LinkStatePage } from '../../link-pages/web/link-state-page.tsx'
import own from '../../link-pages/web/notice.module.css'
import { Notice } from '../../link-pages/web/notice.tsx'
import { useKept } from '../../link-pages/web/use-kept.ts'
import { schedulePath } from '../rules/link-pages.ts'
import type { Appointment } from '../rules/wire.ts'
import { AnswerPlan } from './answer-plan.tsx'
import { ChooseTime } from './choose-time.tsx'
import { NoTime } from './no-time.tsx'
import { Reserved } from './reserved.tsx'
import { type Acts, useAppointment } from './use-appointment.ts'
import { useStep } from './use-step.ts'

/** The page on which a candidate chooses, confirms or gives up the time of an interview, by the link in a mail. */
export function SchedulePage({ link }: { link: string }) {
  const t = useTranslations('appointments')
  const state = useAppointment(link)
  if (state.kind !== 'loaded') return <LinkStatePage state={state} keptText={t('choicesKept')} />
  return (
    <BrandOfLink partner={state.appointment.partnerBrand}>
      <Opened {...state} link={link} />
    </BrandOfLink>
  )
}

interface OpenedProps {
  appointment: Appointment
  link: string
  acts: Acts
}

function Opened({ appointment, link, acts }: OpenedProps) {
  const t = useTranslations('appointments')
  const { company } = useNames(appointment)
  const { stage, startsAt, roundName: round } = appointment
  usePrivate()
  const [timeZone, setTimeZone] = useKept('schedule.zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  const state = `${stage} ${startsAt}`
  const first = useRef(state)
  const isFresh = state !== first.current
  const [begun, begin] = useStep(state, schedulePath(stage))
  const hasTimes = appointment.times.some(({ isTaken }) => !isTaken)
  const shared = { appointment, link, acts, timeZone, onZone: setTimeZone }
  if (begun === 'times') {
    return <ChooseTime {...shared} onLeave={() => begin(stage === 'told' ? 'reason' : null)} />
  }
  if (begun === 'reason') {
    return <NoTime {...shared} isReasonNeeded={startsAt === null} onBack={() => begin(null)} />
  }
  switch (stage) {
    case 'choosing':
      return <ChooseTime {...shared} onLeave={() => begin('reason')} />
    case 'answering':
      return <AnswerPlan {...shared} onRefuse={() => begin('reason')} />
    case 'reserved':
      return <Reserved {...shared} isFresh={isFresh} onMove={() => begin('times')} />
    case 'told':
      return (
        <Notice
          company={company}
          title={t('toldTitle')}
          text={t('toldText', { company })}
          quote={appointment.reason}
          isOutcome={isFresh}
        >
          {hasTimes && (
            <Button className={own.wide} onClick={() => begin('times')}>
              {t('lookAgain')}
            </Button>
          )}
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice
          company={company}
          title={t('cancelledTitle')}
          text={t('cancelledText', { company, round })}
          isOutcome={isFresh}
        />
      )
    case 'waiting':
      return (
        <Notice company={company} title={t('waitingTitle')} text={t('waitingText', { company })} isOutcome>
          <Button className={own.wide} onClick={() => begin('reason')}>
            {t('noneSuits')}
          </Button>
        </Notice>
      )
  }
}
