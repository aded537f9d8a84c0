import { useTranslations } from 'use-intl'
import { isSignInWay } from '../rules/ways.ts'

const hour = 60
const day = 24 * hour

/** Words for the rules: the name of a way, and a length in minutes (null: unlimited). */
export function useRuleWords() {
  const t = useTranslations('sign-in-rules')
  return {
    way: (way: string): string => (isSignInWay(way) || way === 'demo' ? t(`way.${way}`) : way),
    isOn: (isOn: boolean): string => t(isOn ? 'on' : 'off'),
    time(minutes: number | null): string {
      if (minutes === null) return t('never')
      if (minutes % day === 0) return t('days', { count: minutes / day })
      if (minutes % hour === 0) return t('hours', { count: minutes / hour })
      return t('minutes', { count: minutes })
    },
  }
}
