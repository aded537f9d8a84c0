import { isGone } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { ChevronLeftIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { ErasedNotice } from '../../candidate-facts/web/facts/erased-notice.tsx'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { listMergeChoices } from '../contract.ts'
import { readChoices } from '../rules/wire.ts'
import styles from './choose-other.module.css'

const restMs = 300

type Choice = ReturnType<typeof readChoices>['found'][number]

/** Looks for the other application: the same phone or e-mail is a hint, a name alone is none. */
export function ChooseOther({ candidateId }: { candidateId: string }) {
  const t = useTranslations('person-merge')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const search = useRested(typed, restMs).trim()
  const query = useQuery({
    ...callQuery(listMergeChoices, { ...ofCandidate(candidateId), search }),
    select: readChoices,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (isGone(query.error)) return <ErasedNotice />
  return (
    <main className={styles.page}>
      <Link className={styles.back} to="/candidates/$candidateId" params={{ candidateId }}>
        <ChevronLeftIcon />
        {data ? t('back', { name: nameIn(locale, data.name, data.nameLatin) }) : t('backPlain')}
      </Link>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('chooseText')}</p>
      <SectionBody state={sectionState(query, t('loadFailed'))}>
        {data && (
          <>
            <Section title={t('sameTitle')}>
              {data.same.length === 0 ? (
                <p className={styles.text}>{t('sameNone')}</p>
              ) : (
                <Choices candidateId={candidateId} choices={data.same} by={byOf(data.same)} />
              )}
            </Section>
            <Section title={t('searchTitle')}>
              <Field
                label={t('searchLabel')}
                value={typed}
                maxLength={100}
                onChange={(event) => setTyped(event.target.value)}
              />
              {search !== '' &&
                (data.found.length === 0 ? (
                  <p className={styles.text} role="status">
                    {t('foundNone')}
                  </p>
                ) : (
                  <Choices candidateId={candidateId} choices={data.found} by={new Map()} />
                ))}
            </Section>
          </>
        )}
      </SectionBody>
    </main>
  )
}

type By = ReadonlyMap<string, 'both' | 'phone' | 'email'>

function byOf(same: ReturnType<typeof readChoices>['same']): By {
  return new Map(
    same.map(({ candidateId, by: [first, second] }) => [
      candidateId,
      second !== undefined ? 'both' : (first ?? 'both'),
    ]),
  )
}

function Choices({ candidateId, choices, by }: { candidateId: string; choices: readonly Choice[]; by: By }) {
  const t = useTranslations('person-merge')
  const outcomes = useTranslations('persons')
  const locale = useLocale()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (
    <ul>
      {choices.map((choice) => {
        const same = by.get(choice.candidateId)
        return (
          <li key={choice.candidateId} className={styles.choice}>
            <Link
              to="/candidates/$candidateId/merge/{-$otherId}"
              params={{ candidateId, otherId: choice.candidateId }}
            >
              {nameIn(locale, choice.name, choice.nameLatin)}
            </Link>
            <span className={styles.text}>
              {nameIn(locale, choice.positionName, choice.positionNameLatin)} ·{' '}
              {choice.outcome ? outcomes(`inOutcome.${choice.outcome}`) : choice.stageName} ·{' '}
              {formatDateTime(choice.at, timeZone).slice(0, 10)}
            </span>
            {same && <b className={styles.same}>{t(`by.${same}`)}</b>}
          </li>
        )
      })}
    </ul>
  )
}
