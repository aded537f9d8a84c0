import { useFormatter, useTranslations } from 'use-intl'
import { Fact, Facts } from '../../../../meetings/link-pages/web/facts.tsx'
import own from '../pages.module.css'
import { useOnline } from '../use-online.ts'
import type { QueueState } from './picture-queue.ts'
import { useBattery } from './use-battery.ts'

interface Props extends QueueState {
  taken: number
  isRunning: boolean
  isAwake: boolean
}

/** With less charge a phone may not last through an interview. */
const lowShare = 0.2

/** The numbers of pictures by state, and the phone's battery and screen. */
export function MonitorFacts({ taken, sent, waiting, lost, refused, isRunning, isAwake }: Props) {
  const t = useTranslations('candidate-pages.monitor')
  const format = useFormatter()
  const battery = useBattery()
  const isOnline = useOnline()
  const isLow = battery !== null && !battery.isCharging && battery.share < lowShare
  const share = format.number(battery?.share ?? 0, { style: 'percent' })
  const charging = battery?.isCharging ? 'yes' : 'no'
  return (
    <div className={own.facts}>
      {isLow && (
        <p className={own.advice} role="status">
          {t('lowBattery')}
        </p>
      )}
      {lost > 0 && (
        <p className={own.advice} role="status">
          {t('lost', { count: lost })}
        </p>
      )}
      {refused > 0 && (
        <p className={own.advice} role="status">
          {t('refused', { count: refused })}
        </p>
      )}
      <Facts isRuled>
        <Fact label={t('taken')}>{t('pictures', { count: taken })}</Fact>
        <Fact label={t('sent')}>{t('pictures', { count: sent })}</Fact>
        <Fact label={t('waiting')}>{t('pictures', { count: waiting })}</Fact>
        <Fact label={t('connection')}>{t(isOnline ? 'online' : 'offline')}</Fact>
        <Fact label={t('battery')}>{battery ? t('batteryIs', { share, charging }) : t('unknown')}</Fact>
        {isRunning && <Fact label={t('awake')}>{t(isAwake ? 'awakeOn' : 'awakeOff')}</Fact>}
      </Facts>
    </div>
  )
}
