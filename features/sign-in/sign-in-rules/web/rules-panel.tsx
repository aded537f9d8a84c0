import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { SelectRow, SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { listSignInWays } from '../../session/contract.ts'
import { signInWays } from '../contract/entry.ts'
import { getSignInRules, saveSignInRules } from '../contract.ts'
import { useRuleWords } from './use-rule-words.ts'

type Rules = ReplyOf<typeof getSignInRules>

/** Offered values, and a value that was set otherwise. */
const sessionHours = [1, 8, 12, 24, 7 * 24, 14 * 24, 30 * 24]
const restMinutes = [15, 30, 60, 4 * 60, 12 * 60, 24 * 60]

const sorted = (values: readonly number[], own: number | null) =>
  [...new Set(own === null ? values : [...values, own])].sort((a, b) => a - b)

/** The company's rules of signing in; each change acts at once. */
export function SignInRulesPanel() {
  const t = useTranslations('sign-in-rules')
  const rules = useQuery(callQuery(getSignInRules, {}))
  const offered = useQuery(callQuery(listSignInWays, {}))
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <SectionBody state={sectionState(offered.data ? rules : offered, t('failed'))}>
        {rules.data && offered.data && (
          <>
            <Section title={t('waysTitle')}>
              <Ways rules={rules.data} offered={offered.data.ways} />
            </Section>
            <Section title={t('lengthsTitle')}>
              <Lengths rules={rules.data} />
            </Section>
          </>
        )}
      </SectionBody>
    </>
  )
}

/** Only the ways that the server is set up for; rules of others stay as they are. */
function Ways({ rules, offered }: { rules: Rules; offered: readonly string[] }) {
  const { ways, ownWay, demandsSecondFactor, hasOwnFactor } = rules
  const t = useTranslations('sign-in-rules')
  const save = useChange(saveSignInRules)
  const isFactorOpen = hasOwnFactor || demandsSecondFactor || ownWay === 'demo'
  return (
    <SettingList>
      {signInWays
        .filter((way) => offered.includes(way))
        .map((way) => {
          const isOwn = way === ownWay
          return (
            <SwitchRow
              key={way}
              setting={way}
              label={t(`way.${way}`)}
              text={isOwn ? t('ownWay') : t(`wayText.${way}`)}
              isOn={ways.includes(way)}
              isDisabled={isOwn}
              onChange={(isOn) => save({ way: { name: way, isAllowed: isOn } })}
            />
          )
        })}
      <SwitchRow
        setting="secondFactor"
        label={t('secondFactor')}
        text={isFactorOpen ? t('secondFactorText') : `${t('secondFactorText')} ${t('ownFactor')}`}
        isOn={demandsSecondFactor}
        isDisabled={!isFactorOpen}
        onChange={(isOn) => save({ demandsSecondFactor: isOn })}
      />
    </SettingList>
  )
}

function Lengths({ rules }: { rules: Rules }) {
  const t = useTranslations('sign-in-rules')
  const words = useRuleWords()
  const save = useChange(saveSignInRules)
  const hours = sorted(sessionHours, rules.sessionHours)
  const minutes = [...sorted(restMinutes, rules.restMinutes), null]
  return (
    <SettingList>
      <SelectRow
        setting="length"
        label={t('length')}
        text={t('lengthText')}
        items={hours.map((each) => ({ value: String(each), label: words.time(each * 60) }))}
        value={String(rules.sessionHours)}
        onChange={(value) => save({ sessionHours: Number(value) })}
      />
      <SelectRow
        setting="rest"
        label={t('rest')}
        text={t('restText')}
        items={minutes.map((each) => ({ value: String(each), label: words.time(each) }))}
        value={String(rules.restMinutes)}
        onChange={(value) => save({ restMinutes: value === 'null' ? null : Number(value) })}
      />
    </SettingList>
  )
}
